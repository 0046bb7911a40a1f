/** The key of the saving record in local storage. */
export const SAVING_KEY = 'save-for-the-forest'

/** The local storage key of the saving record. */
export const SAVING_STORAGE_KEY = 'save-for-the-forest'

/** The local storage key of the saving record (SavingRecord in saving.ts). */
export const SAVING_STORAGE_KEY = 'save-for-the-forest'

/** Whether the site can be saved for offline use; false in a build with SAVING=no. */
export const isOfflineSavingEnabled = import.meta.env.VITE_SAVING !== false

/** False in a build with SAVING=no, which leaves out saving pages for offline use. */
export const isOfflineSavingEnabled = import.meta.env.VITE_SAVING !== false

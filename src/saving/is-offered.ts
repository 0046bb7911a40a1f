/** No in a build that takes “Save for the forest” away again (setting SAVING). */
export const isSavingOffered = import.meta.env.VITE_SAVING !== false

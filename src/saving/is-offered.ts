/** False in a build with SAVING=no, which takes “Save for the forest” away again. */
export const isSavingOffered = import.meta.env.VITE_SAVING !== false

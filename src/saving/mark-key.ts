/** Where this browser remembers what it was asked to save (mark.ts); all that an ordinary page needs of it. */
export const MARK = 'save-for-the-forest'

/** Code that comes sooner is not announced as loading, in milliseconds. */
export const BUSY_AFTER_MS = 300

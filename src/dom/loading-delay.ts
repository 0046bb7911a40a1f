/** Loading is only announced after this time, in milliseconds. */
export const LOADING_NOTE_DELAY_MS = 300

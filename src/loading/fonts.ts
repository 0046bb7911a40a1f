import { readStored, store } from './storage.ts'

const STORAGE_KEY = 'fonts'

/** Whether an earlier page of the session has left the fonts in the browser's cache. */
export function areFontsKept(): boolean {
  return readStored('sessionStorage', STORAGE_KEY) !== null
}

export function rememberFonts(): void {
  store('sessionStorage', STORAGE_KEY, '1')
}

import { ChunkLoadError } from './load-chunk.ts'
import { readStored, store } from './storage.ts'

const STORAGE_KEY = 'reloaded-for'

/**
 * Reloads the page when a chunk is missing on the server, which most often means a newer deployment: once for each chunk,
 * and after `prepare`. True when the page is being reloaded.
 */
export function reloadForChunk(error: unknown, prepare = () => {}): boolean {
  if (!(error instanceof ChunkLoadError) || error.type !== 'missing') return false
  if (readStored('sessionStorage', STORAGE_KEY) === error.id) return false
  if (!store('sessionStorage', STORAGE_KEY, error.id)) return false // without a memory a reload might not end
  prepare()
  location.reload() // a new address would not load when it only differs by its hash
  return true
}

/** Allows a reload again, once a chunk has been loaded. */
export function forgetReload(): void {
  store('sessionStorage', STORAGE_KEY, null)
}

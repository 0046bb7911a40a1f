import { ChunkLoadError } from './load-chunk.ts'
import { readStored, store } from './storage.ts'

const STORAGE_KEY = 'reloaded-for'

/**
 * A chunk that is missing on the server is most often one of an older deployment: the page is loaded anew, once
 * for each chunk, after what must be done before. Gives true when the page is on its way.
 */
export function reloadForChunk(error: unknown, prepare = () => {}): boolean {
  if (!(error instanceof ChunkLoadError) || error.type !== 'missing') return false
  if (readStored('sessionStorage', STORAGE_KEY) === error.id) return false
  if (!store('sessionStorage', STORAGE_KEY, error.id)) return false // without a memory a reload might not end
  prepare()
  location.reload() // a new address would not load when it only differs by its hash
  return true
}

/** After a page has loaded, the next missing chunk may heal again. */
export function forgetReload(): void {
  store('sessionStorage', STORAGE_KEY, null)
}

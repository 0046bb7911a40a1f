import { ChunkLoadError } from './load-chunk.ts'
import { fetchFragment } from './page-fragment.ts'

/** Whether a saved copy of the site answers where the network does not. */
export function isBesideCopy(): boolean {
  return Boolean(navigator.serviceWorker?.controller)
}

/**
 * Beside a saved copy a page that the network does not have is loaded as a whole, and then says which of the two it is.
 * @throws ChunkLoadError, upon which that is done.
 */
export async function askBesideCopy(pathname: string): Promise<void> {
  if (!isBesideCopy()) return
  await fetchFragment(pathname).catch((error) => {
    throw new ChunkLoadError(pathname, 'missing', error)
  })
}

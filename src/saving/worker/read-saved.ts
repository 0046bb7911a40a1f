import { readSavedCopy, type SavedCopy } from '../contract/saved-copy.ts'

/** The saved copy with its opened cache. */
export type CachedCopy = { copy: SavedCopy; files: Cache }

let saved: Promise<CachedCopy | null> | undefined

/**
 * Opens the saved copy, or returns null. The result is memoized for the many requests for files of a page; a request
 * for a page sets `mustReread`.
 */
export async function openSavedCopy(mustReread = false): Promise<CachedCopy | null> {
  // On failure the network still responds.
  if (mustReread || !(await saved)) saved = openCopy().catch(() => null)
  return (await saved) ?? null
}

async function openCopy(): Promise<CachedCopy | null> {
  const copy = await readSavedCopy()
  return copy && { copy, files: await caches.open(copy.cache) }
}

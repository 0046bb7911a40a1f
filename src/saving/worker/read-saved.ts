import { readSavedCopy, type SavedCopy } from '../contract/saved-copy.ts'

/** The copy with its open cache. */
export type CachedCopy = { copy: SavedCopy; files: Cache }

let saved: Promise<CachedCopy | null> | undefined

/** The complete copy, or null. Pages reread it with `anew`; the dozens of files of a page reuse that. */
export async function openSavedCopy(anew = false): Promise<CachedCopy | null> {
  if (anew || !(await saved)) saved = openCopy().catch(() => null) // on failure the network still responds
  return (await saved) ?? null
}

async function openCopy(): Promise<CachedCopy | null> {
  const copy = await readSavedCopy()
  return copy && { copy, files: await caches.open(copy.cache) }
}

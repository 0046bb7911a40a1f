import { readCopy, type SavedCopy } from '../contract/saved-copy.ts'

/** The copy with the cache of its files. */
export type CachedCopy = { copy: SavedCopy; files: Cache }

let saved: Promise<CachedCopy | null> | undefined

/** The complete copy, or null. A page reads it `anew`; its dozens of files reuse what the page has read. */
export async function openSavedCopy(anew = false): Promise<CachedCopy | null> {
  if (anew || !(await saved)) saved = openCopy().catch(() => null) // without a copy the network still answers
  return (await saved) ?? null
}

async function openCopy(): Promise<CachedCopy | null> {
  const copy = await readCopy()
  return copy && { copy, files: await caches.open(copy.cache) }
}

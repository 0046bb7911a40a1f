import { readCopy, type SavedCopy } from '../contract/saved-copy.ts'

/** The copy with the cache of its files. */
export type Saved = { copy: SavedCopy; files: Cache }

let saved: Promise<Saved | null> | undefined

/** The complete copy, or null. A page reads it `anew`; its dozens of files reuse what the page has read. */
export async function readSaved(anew = false): Promise<Saved | null> {
  if (anew || !(await saved)) saved = openCopy().catch(() => null) // without a copy the network still answers
  return (await saved) ?? null
}

async function openCopy(): Promise<Saved | null> {
  const copy = await readCopy()
  return copy && { copy, files: await caches.open(copy.cache) }
}

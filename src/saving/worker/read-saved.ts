import { readCopy, type SavedCopy } from '../contract/saved-copy.ts'

/** The copy with its files at hand. */
export type Saved = { copy: SavedCopy; files: Cache }

/** A page asks for dozens of files at once; for these it is enough to look now and then whether the copy is another. */
const GOOD_FOR_MS = 2000

let last: { until: number; saved: Promise<Saved | null> } | undefined

/** The copy with its files; null when nothing whole is saved. A page wants the newest, `anew`. */
export async function readSaved(anew = false): Promise<Saved | null> {
  if (anew || !last || Date.now() > last.until) last = { until: Date.now() + GOOD_FOR_MS, saved: read() }
  const saved = await last.saved
  if (!saved) last = undefined // it may be there the next moment
  return saved
}

async function read(): Promise<Saved | null> {
  const copy = await readCopy()
  return copy && { copy, files: await caches.open(copy.cache) }
}

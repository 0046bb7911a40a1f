import path from 'node:path'
import { isCached } from './cache.ts'
import { encodePictures, filesOf } from './encode-pictures.ts'
import type { Picture } from './pictures.ts'
import { runInProcess } from './run-in-process.ts'

/** Puts the pictures into a folder; what has to be encoded, in a process of its own, which takes its memory along. */
export async function makePictures(pictures: readonly Picture[], folder: string): Promise<void> {
  const isKnown = filesOf(pictures).every(({ name }) => isCached([name]))
  if (isKnown) return encodePictures(folder, pictures)
  await runInProcess(path.join(import.meta.dirname, 'encode-pictures.ts'), 'encodePictures', folder)
}

import path from 'node:path'
import { isCached } from './cache.ts'
import { encodePictures, filesOf } from './encode-pictures.ts'
import type { Picture } from './pictures.ts'
import { runInProcess } from './run-in-process.ts'

/** Encodes what has changed in a process of its own, which takes its memory along, then puts all files into a folder. */
export async function makePictures(pictures: readonly Picture[], folder: string): Promise<void> {
  const missing = filesOf(pictures).filter(({ name }) => !isCached([name]))
  if (missing.length > 0) await runInProcess(path.join(import.meta.dirname, 'encode-pictures.ts'), 'fillCache')
  await encodePictures(pictures, folder)
}

import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { cacheFolder } from './places.ts'

/** Writes a file only when it says something else than before: what watches files, or compares their times, stays calm. */
export async function writeIfChanged(file: string, made: string | Buffer): Promise<void> {
  const bytes = Buffer.from(made)
  const there = await readFile(file).catch(() => null)
  if (there?.equals(bytes)) return
  await mkdir(path.dirname(file), { recursive: true })
  // Elsewhere: the check in its own process writes the same file, and what hashes the folder must not meet a draft.
  const draft = path.join(cacheFolder, randomUUID())
  await mkdir(cacheFolder, { recursive: true })
  await writeFile(draft, bytes)
  await rename(draft, file)
}

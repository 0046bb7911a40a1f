import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Writes a file only when it says something else than before: what watches files, or compares their times, stays calm. */
export async function writeIfChanged(file: string, made: string | Buffer): Promise<void> {
  const bytes = Buffer.from(made)
  const there = await readFile(file).catch(() => null)
  if (there?.equals(bytes)) return
  await mkdir(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}` // the check in its own process writes the same, and reads it
  await writeFile(draft, bytes)
  await rename(draft, file)
}

import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { cacheFolder } from './places.ts'

const FOLDER = path.join(cacheFolder, 'made')
const used = new Set<string>()

/** What is slow to make and depends on nothing but the given parts: made once, then read from the cache. */
export async function cached(
  parts: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<Buffer> {
  const name = hashOf(parts)
  used.add(name)
  const file = path.join(FOLDER, name)
  const there = await readFile(file).catch(() => null)
  if (there) return there
  const made = Buffer.from(await make())
  await mkdir(FOLDER, { recursive: true })
  const draft = `${file}.${randomUUID()}` // another build may write the same at the same time
  await writeFile(draft, made)
  await rename(draft, file)
  return made
}

/** Drops what this build has not asked for, so that the cache does not grow with every change. */
export async function forgetUnused(): Promise<void> {
  const names = await readdir(FOLDER).catch(() => [])
  await Promise.all(names.filter((name) => !used.has(name)).map((name) => rm(path.join(FOLDER, name), { force: true })))
}

function hashOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  // the length keeps “ab” and “c” apart from “a” and “bc”
  for (const part of parts) hash.update(`${part.length} `).update(part)
  return hash.digest('hex').slice(0, 32)
}

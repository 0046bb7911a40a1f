import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { cacheFolder, codeFolder, root } from './folders.ts'
import { listFiles } from './list-files.ts'

/*
 * What outside tools make (pictures, books, fonts, compressed files) is kept in .cache/made under a hash of its inputs;
 * the least recently used goes first. What our own code makes is made anew.
 */

const FILES = path.join(cacheFolder, 'made')
const FOLDERS = path.dirname(codeFolder)

/** A build uses some 900 files and one folder of code; builds that were killed leave theirs. */
const MOST_FILES = 6000
const MOST_FOLDERS = 4

/** The output of a slow step that depends on nothing but the given parts: made once, then read from the cache. */
export async function cached(
  parts: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<Buffer> {
  const file = path.join(FILES, hashParts(parts))
  const known = await readFile(file).catch(() => null)
  if (known) {
    await markUsed(file)
    return known
  }
  const made = Buffer.from(await make())
  await mkdir(FILES, { recursive: true })
  const draft = `${file}.${randomUUID()}` // another build may write the same at the same time
  await writeFile(draft, made)
  await rename(draft, file)
  return made
}

/** Whether what is made of these parts has been made before. */
export function isCached(parts: readonly (string | Uint8Array)[]): boolean {
  return existsSync(path.join(FILES, hashParts(parts)))
}

/** One name for the content of some files and of all files in some folders. */
export async function hashFiles(sources: readonly string[], counts: (file: string) => boolean): Promise<string> {
  const hash = createHash('sha256')
  for (const file of (await Promise.all(sources.map(filesIn))).flat().filter(counts)) {
    hash.update(`\n${file}\n`).update(await readFile(path.resolve(root, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Drops what has not been used for longest, so that the cache does not grow with every change. */
export async function sweepCache(): Promise<void> {
  for (const [folder, most] of [
    [FILES, MOST_FILES],
    [FOLDERS, MOST_FOLDERS],
  ] as const) {
    const names = await readdir(folder).catch(() => [])
    const entries = names.map(async (name) => {
      const file = path.join(folder, name)
      return { file, used: (await stat(file).catch(() => null))?.mtimeMs ?? 0 } // another build may have dropped it
    })
    const newestFirst = (await Promise.all(entries)).sort((one, other) => other.used - one.used)
    await Promise.all(newestFirst.slice(most).map(({ file }) => rm(file, { recursive: true, force: true })))
  }
}

async function markUsed(file: string): Promise<void> {
  const now = new Date()
  await utimes(file, now, now).catch(() => {}) // another user's cache may be read-only
}

function hashParts(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  // the length keeps “ab” and “c” apart from “a” and “bc”
  for (const part of parts) hash.update(`${part.length} `).update(part)
  return hash.digest('hex').slice(0, 32)
}

async function filesIn(source: string): Promise<string[]> {
  const place = path.resolve(root, source)
  if (!(await stat(place)).isDirectory()) return [source]
  return (await listFiles(place)).map((file) => path.posix.join(source, file))
}

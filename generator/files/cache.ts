import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { bundlesFolder, cacheFolder } from './folders.ts'

/*
 * A content-addressed cache in .cache/made: the output of slow tools (pictures, PDFs, fonts, compression) under a hash
 * of its inputs, with LRU eviction. Output of our own code is not cached.
 */

const CACHED_FILES = path.join(cacheFolder, 'made')
const CACHED_FOLDERS = path.dirname(bundlesFolder)

/** Cache limits: a build uses some 900 files and one folder of bundles; killed builds leave folders behind. */
const MAX_FILES = 6000
const MAX_FOLDERS = 4

/**
 * Returns the cached output of a slow, pure step; on a miss runs `make` and stores its result under a hash of `parts`.
 */
export async function memoizeOnDisk(
  parts: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<Buffer> {
  const file = path.join(CACHED_FILES, hashParts(parts))
  const known = await readFile(file).catch(() => null)
  if (known) {
    await markUsed(file)
    return known
  }
  const made = Buffer.from(await make())
  await mkdir(CACHED_FILES, { recursive: true })
  const draft = `${file}.${randomUUID()}` // another build may write the same entry concurrently
  await writeFile(draft, made)
  await rename(draft, file)
  return made
}

/** Whether the output for these inputs is in the cache. */
export function isCached(parts: readonly (string | Uint8Array)[]): boolean {
  return existsSync(path.join(CACHED_FILES, hashParts(parts)))
}

/** Evicts the least recently used entries above the limits. */
export async function pruneCache(): Promise<void> {
  for (const [folder, most] of [
    [CACHED_FILES, MAX_FILES],
    [CACHED_FOLDERS, MAX_FOLDERS],
  ] as const) {
    const names = await readdir(folder).catch(() => [])
    const entries = names.map(async (name) => {
      const file = path.join(folder, name)
      return { file, used: (await stat(file).catch(() => null))?.mtimeMs ?? 0 } // evicted meanwhile
    })
    const newestFirst = (await Promise.all(entries)).sort((one, other) => other.used - one.used)
    await Promise.all(newestFirst.slice(most).map(({ file }) => rm(file, { recursive: true, force: true })))
  }
}

async function markUsed(file: string): Promise<void> {
  const now = new Date()
  await utimes(file, now, now).catch(() => {}) // fails harmlessly when the cache belongs to another user
}

function hashParts(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  // without the length prefix, “ab” + “c” and “a” + “bc” would have the same hash
  for (const part of parts) hash.update(`${part.length} `).update(part)
  return hash.digest('hex').slice(0, 32)
}

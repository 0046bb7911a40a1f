import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { BUILD_RECORD_FILE, type BuildRecord, contentHash, LARGE_BYTES } from '../server/site/build-record.ts'
import { distFolder, nextFolder } from './folders.ts'
import { listFiles } from './list-files.ts'
import { assertUnchanged, fingerprintOfSources, readSources, type Sources } from './sources.ts'

/** The build's record with the files kept of the build before it, and the fingerprint of its sources. */
type PlacedRecord = BuildRecord & { kept: readonly string[]; sources: string }

const PARTS = ['site', 'server'] as const

/** Files that a page asks for after it has been opened. Pages and documents are always those of this build. */
const KEPT = /^(static|samples|figures)\//

/**
 * Puts the complete build in place, with the files of the one before beside its own: a page that is still open may ask
 * for them. Until here nothing that is served has been touched.
 * @param sources what the build was made from; they must still be what `read` finds.
 * @throws SourcesChanged when something was saved since, and leaves the build before in place.
 */
export async function publishBuild(sources: Sources, next = nextFolder, read = readSources): Promise<void> {
  assertUnchanged(sources, await read())
  const before = await readPublished(path.dirname(next))
  const files = await hashFiles(path.join(next, 'site'))
  const program = await hashFiles(path.join(next, 'server'))
  const isAnother = before && JSON.stringify(before.files) !== JSON.stringify(files)
  const wanted = before ? [...(isAnother ? [] : before.kept), ...Object.keys(before.files)] : []
  const kept = wanted.filter((name) => KEPT.test(name) && !(name in files))
  for (const name of kept) for (const ending of ['', '.br', '.gz']) await keepOldFile(name + ending, next)
  const record: PlacedRecord = {
    id: contentHash(JSON.stringify({ files, program })).slice(0, 8),
    program: program['main.js'] ?? '',
    files,
    kept,
    sources: fingerprintOfSources(sources),
  }
  await writeFile(path.join(next, 'server', BUILD_RECORD_FILE), JSON.stringify(record))
  await swapFolders(next)
}

/** What the build in place says of itself; null when there is none that says something. */
export async function readPublished(dist = distFolder): Promise<PlacedRecord | null> {
  const text = await readFile(path.join(dist, 'server', BUILD_RECORD_FILE), 'utf8').catch(() => null)
  return text === null ? null : JSON.parse(text)
}

/** Ends what a build that was killed has begun, and drops the folders of builds that did not come so far. */
export async function finishInterrupted(dist = distFolder): Promise<void> {
  const names = await readdir(dist).catch(() => [])
  for (const name of names.filter((candidate) => /^next\.\d+$/.test(candidate))) {
    if (isRunning(Number(name.slice(5)))) continue
    const folder = path.join(dist, name)
    if (existsSync(backupFolder(folder))) await swapFolders(folder)
    else await rm(folder, { recursive: true, force: true })
  }
}

/** Four renames, site before server; done again after an interruption, it goes on where it was. */
async function swapFolders(next: string): Promise<void> {
  await mkdir(backupFolder(next), { recursive: true })
  for (const part of PARTS) {
    const made = path.join(next, part)
    const place = path.join(path.dirname(next), part)
    if (!existsSync(made)) continue
    if (existsSync(place)) await rename(place, path.join(backupFolder(next), part))
    await rename(made, place)
  }
  await rm(next, { recursive: true, force: true })
  await rm(backupFolder(next), { recursive: true, force: true })
}

/** Where the build before goes while its place is taken. */
function backupFolder(next: string): string {
  return next.replace(/next\.(\d+)$/, 'before.$1')
}

async function keepOldFile(name: string, next: string): Promise<void> {
  const from = path.join(path.dirname(next), 'site', name)
  const to = path.join(next, 'site', name)
  if (!existsSync(from) || existsSync(to)) return
  await mkdir(path.dirname(to), { recursive: true })
  await link(from, to).catch(() => copyFile(from, to)) // not every disk can give a file two names
}

async function hashFiles(folder: string): Promise<Record<string, string>> {
  const hashed: Record<string, string> = {}
  for (const file of await listFiles(folder)) {
    if (/\.(br|gz)$/.test(file)) continue
    const bytes = await readFile(path.join(folder, file))
    if (bytes.length <= LARGE_BYTES) hashed[file] = contentHash(bytes)
  }
  return hashed
}

/** Whether there is such a process. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { SettingError } from '../server/setting-error.ts'
import { BUILD_RECORD_FILE, type BuildRecord, hashContent, MAX_IN_MEMORY_BYTES } from '../server/site/build-record.ts'
import { distFolder, stagingFolder } from './files/folders.ts'
import { listFiles } from './files/list-files.ts'
import { assertSourcesUnchanged, fingerprintSources, type SourceSnapshot, takeSourceSnapshot } from './sources.ts'

/** The build record, the files kept from the last build, and the fingerprint of the sources. */
type PublishedRecord = BuildRecord & { kept: readonly string[]; sources: string }

const BUILD_PARTS = ['site', 'server'] as const

/**
 * Files that an open page may still request after a deployment. Pages and documents are never kept from the last build.
 */
const KEPT_PATHS = /^(static|samples|figures)\//

/**
 * Asserts that a build may be put into the folder: what it replaces is deleted, so it must be of a build.
 * @throws SettingError for a blank name, and for a folder whose site/ or server/ is something else.
 */
export function assertDistFolder(dist = distFolder): void {
  const isOther = BUILD_PARTS.some((part) => existsSync(path.join(dist, part)))
  const isBlank = path.basename(dist).trim() === ''
  if (!isBlank && (!isOther || existsSync(path.join(dist, 'server', BUILD_RECORD_FILE)))) return
  throw new SettingError(
    'DIST_FOLDER',
    dist,
    'a folder for builds alone, such as dist: a build replaces the folders site and server in it',
  )
}

/**
 * Replaces the published build by the staged one, and keeps the hashed files of the last build for pages that are still
 * open. Nothing that is served changes before this.
 * @param sources the snapshot of the sources that were built; `read` must still return the same.
 * @throws SourcesChanged when a source was saved meanwhile; the last build then stays in place.
 */
export async function publishBuild(
  sources: SourceSnapshot,
  next = stagingFolder,
  read = takeSourceSnapshot,
): Promise<void> {
  assertSourcesUnchanged(sources, await read())
  const before = await readPublishedRecord(path.dirname(next))
  const files = await hashFiles(path.join(next, 'site'))
  const program = await hashFiles(path.join(next, 'server'))
  const isAnother = before && JSON.stringify(before.files) !== JSON.stringify(files)
  const wanted = before ? [...(isAnother ? [] : before.kept), ...Object.keys(before.files)] : []
  const kept = wanted.filter((name) => KEPT_PATHS.test(name) && !(name in files))
  for (const name of kept) for (const ending of ['', '.br', '.gz']) await keepOldFile(name + ending, next)
  const record: PublishedRecord = {
    id: hashContent(JSON.stringify({ files, program })).slice(0, 8),
    program: program['main.js'] ?? '',
    files,
    kept,
    sources: fingerprintSources(sources),
  }
  await writeFile(path.join(next, 'server', BUILD_RECORD_FILE), JSON.stringify(record))
  await swapFolders(next)
}

/** Reads the record of the published build; null when there is none or it is unreadable. */
export async function readPublishedRecord(dist = distFolder): Promise<PublishedRecord | null> {
  const text = await readFile(path.join(dist, 'server', BUILD_RECORD_FILE), 'utf8').catch(() => null)
  return text === null ? null : JSON.parse(text)
}

/** Finishes a publish that was killed halfway, and deletes the staging folders of dead processes. */
export async function finishInterruptedPublish(dist = distFolder): Promise<void> {
  const names: readonly string[] = await readdir(dist).catch(() => [])
  for (const name of names) {
    const [, kind, pid] = /^(next|before)\.(\d+)$/.exec(name) ?? []
    if (!pid || isRunning(Number(pid)) || (kind === 'before' && names.includes(`next.${pid}`))) continue
    const folder = path.join(dist, name)
    if (kind === 'next' && existsSync(backupFolder(folder))) await swapFolders(folder)
    else await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Swaps the folders in four renames, the site before the server; when run again after an interruption, it continues.
 */
async function swapFolders(next: string): Promise<void> {
  await mkdir(backupFolder(next), { recursive: true })
  for (const part of BUILD_PARTS) {
    const newFolder = path.join(next, part)
    const folder = path.join(path.dirname(next), part)
    if (!existsSync(newFolder)) continue
    if (existsSync(folder)) await rename(folder, path.join(backupFolder(next), part))
    await rename(newFolder, folder)
  }
  await rm(next, { recursive: true, force: true })
  await rm(backupFolder(next), { recursive: true, force: true })
}

/** Where the last build is moved while it is replaced. */
function backupFolder(next: string): string {
  return next.replace(/next\.(\d+)$/, 'before.$1')
}

async function keepOldFile(name: string, next: string): Promise<void> {
  const from = path.join(path.dirname(next), 'site', name)
  const to = path.join(next, 'site', name)
  if (!existsSync(from) || existsSync(to)) return
  await mkdir(path.dirname(to), { recursive: true })
  await link(from, to).catch(() => copyFile(from, to)) // not every file system has hard links
}

async function hashFiles(folder: string): Promise<Record<string, string>> {
  const hashed: Record<string, string> = {}
  for (const file of await listFiles(folder)) {
    if (/\.(br|gz)$/.test(file)) continue
    const bytes = await readFile(path.join(folder, file))
    if (bytes.length <= MAX_IN_MEMORY_BYTES) hashed[file] = hashContent(bytes)
  }
  return hashed
}

/** Whether a process with this id is running. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

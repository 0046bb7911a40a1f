import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Language } from '../../content/languages.ts'
import type { AnswerFrames } from '../../src/sign-up/contract/answer-frames.ts'
import type { Hashes } from '../security-headers.ts'
import { type BuildRecord, hashOf, LARGE_BYTES, RECORD } from './build-record.ts'
import { mediaType } from './media-types.ts'

/** A file as it is sent; a large one, such as a film, has no bytes and is read from the disk each time. */
export type SiteFile = {
  type: string
  etag: string
  size: number
  location: string
  bytes: Buffer | null
  br: Buffer | null
  gzip: Buffer | null
}

/** One build, read as a whole: nothing in it changes, so no answer is made of two. */
export type Build = Pick<BuildRecord, 'id' | 'program'> & {
  /** Every file that may be served, by its path in the site; nothing outside this list is ever opened. */
  files: ReadonlyMap<string, SiteFile>
  hashes: Hashes
  /** The pages of the sign-up service. */
  answers: Readonly<Record<Language, AnswerFrames>>
  /** The settings that its pages hold. */
  settings: { signUpForms?: unknown; videoEmbed?: unknown; publicAddress?: string }
  /** Files of the build before that are served on (builds.ts). */
  kept?: ReadonlySet<string>
  /** Whether every file is the one that was built. */
  isWhole: boolean
}

/** Where a build lies. */
export type Folders = { siteFolder: string; builtFolder: string }

/** The files do not belong together: a build is being put in place, or copied. */
export class IncompleteBuild extends Error {}

/**
 * Reads the build that is in place, all of it.
 * @throws IncompleteBuild when files differ from what the build says of them.
 */
export async function readBuild(folders: Folders, isChecked = true): Promise<Build> {
  const record = await readRecord(folders)
  const files = await readFiles(folders.siteFolder)
  const read = async (name: string) => JSON.parse(await readFile(path.join(folders.builtFolder, name), 'utf8'))
  const build: Build = {
    id: record.id,
    program: record.program,
    files,
    hashes: await read('inline-hashes.json'),
    answers: await read('answers.json'),
    settings: await read('build-settings.json').catch(() => ({})),
    isWhole: isChecked,
  }
  if (isChecked) {
    const wrong = Object.entries(record.files).find(([name, hash]) => {
      const file = files.get(name)
      return !file || (file.bytes && file.etag !== `"${hash}"`)
    })
    if (wrong) throw new IncompleteBuild(wrong[0])
    if ((await readRecord(folders)).id !== record.id) throw new IncompleteBuild(RECORD)
  }
  return build
}

/** What the build in place says of itself; nothing when it is of a kind that says nothing. */
export async function readRecord({ builtFolder }: Folders): Promise<BuildRecord> {
  const text = await readFile(path.join(builtFolder, RECORD), 'utf8').catch(() => '{}')
  return { id: '', program: '', files: {}, ...JSON.parse(text) }
}

async function readFiles(folder: string): Promise<ReadonlyMap<string, SiteFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const locations = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name))
  const there = new Set(locations)
  const files = new Map<string, SiteFile>()
  for (const location of locations.filter((name) => !/\.(br|gz)$/.test(name))) {
    const { size, mtimeMs } = await stat(location)
    const bytes = size > LARGE_BYTES ? null : await readFile(location)
    const compressed = (ending: string) => (there.has(location + ending) ? readFile(location + ending) : null)
    files.set(path.relative(folder, location).split(path.sep).join('/'), {
      type: mediaType(location),
      etag: bytes ? `"${hashOf(bytes)}"` : `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`,
      size,
      location,
      bytes,
      br: await compressed('.br'),
      gzip: await compressed('.gz'),
    })
  }
  return files
}

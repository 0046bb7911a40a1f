import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Environment } from '../settings.ts'
import type { Answers } from '../sign-up/answer-page.ts'
import { type BuildRecord, hashOf, LARGE_BYTES, RECORD } from './build-record.ts'
import { mediaType } from './media-types.ts'
import { atPublicAddress } from './public-address.ts'

/** A file as it is sent; a large one, such as a film, is read from its place each time. */
export type SiteFile = {
  type: string
  etag: string
  size: number
  place: string
  bytes: Buffer | null
  br: Buffer | null
  gzip: Buffer | null
}

/** One build, read as a whole: nothing in it changes, so no answer is made of two. */
export type Build = Pick<BuildRecord, 'id' | 'program'> & {
  /** Every file that may be served, by its path in the site; nothing outside this list is ever opened. */
  files: ReadonlyMap<string, SiteFile>
  /** Hashes of the pages' inline scripts and styles. */
  hashes: { scripts: readonly string[]; styles: readonly string[] }
  /** The pages of the sign-up service. */
  answers: Answers
  /** The settings that its pages hold. */
  settings: { signUpForms?: unknown; videoEmbed?: unknown; publicAddress?: string }
}

/** The files do not belong together: a build is being put in place, or copied. */
export class IncompleteBuild extends Error {}

/**
 * Reads the build that is in place, all of it.
 * @throws IncompleteBuild when files differ from what the build says of them.
 */
export async function readBuild(environment: Environment, isChecked = true): Promise<Build> {
  const record = await readRecord(environment)
  const files = await readFiles(environment.siteFolder)
  const read = async (name: string) => JSON.parse(await readFile(path.join(environment.builtFolder, name), 'utf8'))
  const build: Build = {
    ...record,
    files,
    hashes: await read('inline-hashes.json'),
    answers: await read('answers.json'),
    settings: await read('build-settings.json').catch(() => ({})),
  }
  if (isChecked) {
    const wrong = Object.entries(record.files).find(([name, hash]) => {
      const file = files.get(name)
      return !file || (file.bytes && file.etag !== `"${hash}"`)
    })
    if (wrong) throw new IncompleteBuild(wrong[0])
    if ((await readRecord(environment)).id !== record.id) throw new IncompleteBuild(RECORD)
  }
  return atPublicAddress(build, environment.publicAddress)
}

/** What the build in place says of itself; nothing when it is of a kind that says nothing. */
export async function readRecord({ builtFolder }: Environment): Promise<BuildRecord> {
  const text = await readFile(path.join(builtFolder, RECORD), 'utf8').catch(() => '{}')
  return { id: '', program: '', files: {}, ...JSON.parse(text) }
}

/** The smallest files first: what does not fit is read from its place, as films are. */
const MEMORY_BYTES = 128 * 1024 * 1024

async function readFiles(folder: string): Promise<ReadonlyMap<string, SiteFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const places = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name))
  const there = new Set(places)
  const sources = places.filter((place) => !/\.(br|gz)$/.test(place))
  const abouts = await Promise.all(sources.map(async (place) => ({ place, ...(await stat(place)) })))
  const files = new Map<string, SiteFile>()
  let room = MEMORY_BYTES
  for (const { place, size, mtimeMs } of abouts.sort((one, other) => one.size - other.size)) {
    room -= size
    const bytes = size > LARGE_BYTES || room < 0 ? null : await readFile(place)
    const compressed = (ending: string) => (there.has(place + ending) ? readFile(place + ending) : null)
    files.set(path.relative(folder, place).split(path.sep).join('/'), {
      type: mediaType(place),
      etag: bytes ? `"${hashOf(bytes)}"` : `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`,
      size,
      place,
      bytes,
      br: await compressed('.br'),
      gzip: await compressed('.gz'),
    })
  }
  return files
}

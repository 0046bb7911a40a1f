import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { type Language, languages } from '../../site/languages.ts'
import { localPath, NOT_FOUND_PATH } from '../../site/paths.ts'
import type { Redirect } from '../../site/redirects.ts'
import type { ResponseTemplates } from '../../src/sign-up/contract/response-templates.ts'
import { createSecurityHeaders, type SecurityHeaders } from '../security-headers.ts'
import type { Environment } from '../settings.ts'
import { BUILD_RECORD_FILE, type BuildRecord, hashContent, MAX_IN_MEMORY_BYTES } from './build-record.ts'
import { mediaTypes } from './media-types.ts'
import { createStaticResponse, type SiteFile, type StaticResponse } from './static-response.ts'

/** A build loaded into memory as an immutable snapshot, so that no response mixes two builds. */
export type LoadedBuild = Pick<BuildRecord, 'id' | 'program'> & {
  /** All servable files by address: an allow-list, so path traversal is impossible. */
  responses: ReadonlyMap<string, StaticResponse>
  notFound: Readonly<Record<string, StaticResponse>>
  security: SecurityHeaders
  /** The response page templates of the sign-up service. */
  templates: Readonly<Record<Language, ResponseTemplates>>
  /** Redirects of moved or removed pages. */
  redirects: ReadonlyMap<string, string>
  /** The settings with which the pages were built. */
  settings: { signUpForms?: unknown; videoEmbed?: unknown; publicAddress?: string }
  /**
   * A file whose hash differs from the record, which happens while a build is being replaced or copied; null when the
   * build is complete.
   */
  wrongFile: string | null
}

/** Loads the current build completely. */
export async function loadBuild(environment: Environment): Promise<LoadedBuild> {
  const { siteFolder, builtFolder } = environment
  const read = async (name: string) => JSON.parse(await readFile(path.join(builtFolder, name), 'utf8'))
  const { id, program, files: built } = await readBuildRecord(environment)
  const templates = await read('templates.json')
  const settings = await read('build-settings.json').catch(() => ({}))
  const redirects: readonly Redirect[] = await read('redirects.json').catch(() => [])
  const files = await readFiles(siteFolder)
  const security = createSecurityHeaders(await read('inline-hashes.json'), {
    ...environment,
    isPreview: settings.publicAddress === '',
  })
  const served = [...files.values()].filter(({ name }) => !name.startsWith('_')) // _headers, _redirects
  const responses = new Map(served.map((file) => [addressOf(file.name), createStaticResponse(file, security)]))
  const home = responses.get('/')
  if (home) responses.set('/index', home) // an alias of the home page
  const notFound: Record<string, StaticResponse> = {}
  for (const language of languages) {
    const address = localPath(NOT_FOUND_PATH, language)
    const page = responses.get(address)
    if (!page) throw new Error(`The build lacks the page of ${address}.`)
    notFound[language] = page
    responses.delete(address)
  }
  const isOther = ([name, hash]: [string, string]) => {
    const file = files.get(name)
    return !file || (file.bytes && file.etag !== `"${hash}"`)
  }
  const isReplaced = (await readBuildRecord(environment)).id !== id
  return {
    ...{ id, program, responses, notFound, security, templates, settings },
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    wrongFile: isReplaced ? BUILD_RECORD_FILE : (Object.entries(built).find(isOther)?.[0] ?? null),
  }
}

/** Reads the record of the current build. */
export async function readBuildRecord({ builtFolder }: Environment): Promise<BuildRecord> {
  return JSON.parse(await readFile(path.join(builtFolder, BUILD_RECORD_FILE), 'utf8'))
}

function addressOf(name: string): string {
  const page = /^(.*)\.html$/.exec(name)?.[1]
  return `/${page === 'index' ? '' : (page ?? name)}`
}

async function readFiles(folder: string): Promise<ReadonlyMap<string, SiteFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const locations = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name))
  const there = new Set(locations)
  const files = new Map<string, SiteFile>()
  for (const location of locations.filter((name) => !/\.(br|gz)$/.test(name))) {
    const name = path.relative(folder, location).split(path.sep).join('/')
    const { size, mtimeMs } = await stat(location)
    const bytes = size > MAX_IN_MEMORY_BYTES ? null : await readFile(location)
    const type = mediaTypes[path.extname(name)] ?? 'application/octet-stream'
    const etag = bytes ? `"${hashContent(bytes)}"` : `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`
    const compressed = (ending: string) => (there.has(location + ending) ? readFile(location + ending) : null)
    const [br, gzip] = [await compressed('.br'), await compressed('.gz')]
    files.set(name, { name, location, type, etag, size, bytes, br, gzip })
  }
  return files
}

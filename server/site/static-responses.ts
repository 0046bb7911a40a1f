import { languages } from '../../content/languages.ts'
import { localPath } from '../../content/paths.ts'
import { type Security, SHARED, securityHeaders } from '../security-headers.ts'
import type { Environment } from '../settings.ts'
import type { Build, SiteFile } from './build.ts'
import type { Coding } from './negotiation.ts'

/** A file with all that its answers say, made once: as the flat lists that Node writes the fastest. */
export type StaticResponse = {
  file: SiteFile
  /** The tag of each coding: other bytes have another name, although they mean the same. */
  etags: Readonly<Record<Coding, string>>
  /** The headers of an answer with content; type and length come first. */
  headers: Readonly<Record<Coding, string[]>>
  /** The headers of the answer that a browser has it already. */
  unchanged: Readonly<Record<Coding, string[]>>
}

/** Every answer of a build that no program has to think about. */
export type StaticResponses = {
  at: ReadonlyMap<string, StaticResponse>
  notFound: Readonly<Record<string, StaticResponse>>
  security: Security
}

/** Only files with a hash in their name; pages and others are kept, but asked for again each time. */
export const YEAR = 'public, max-age=31536000, immutable'
const PAGE = /^(?<name>.*)\.html$/

const made = new WeakMap<Build, StaticResponses>()

/** The answers of a build, by the address that they answer. */
export function staticResponses(build: Build, environment: Environment): StaticResponses {
  const known = made.get(build)
  if (known) return known
  const security = securityHeaders(build.hashes, environment)
  const at = new Map<string, StaticResponse>()
  for (const [name, file] of build.files) {
    if (name.startsWith('_')) continue // what other hosts must know
    at.set(addressOf(name), makeResponse(name, file, security))
  }
  const home = at.get('/')
  if (home) at.set('/index', home) // an older address of its own, and of the same file
  const notFound: Record<string, StaticResponse> = {}
  for (const language of languages) {
    const address = localPath('/404', language)
    const page = at.get(address)
    if (!page) throw new Error(`The build lacks the page of ${address}.`)
    notFound[language] = page
    at.delete(address)
  }
  const responses = { at, notFound, security }
  made.set(build, responses)
  return responses
}

function addressOf(name: string): string {
  const page = PAGE.exec(name)?.groups?.name
  return `/${page === 'index' ? '' : (page ?? name)}`
}

function makeResponse(name: string, file: SiteFile, security: Security): StaticResponse {
  const language = /^pdf\/.*-([a-z]+)\.pdf$/.exec(name)?.[1]
  const common = Object.entries({
    'cache-control': name.startsWith('static/') ? YEAR : 'no-cache',
    ...(file.br || file.gzip ? { vary: 'accept-encoding' } : { 'accept-ranges': 'bytes' }),
    ...(/^(markdown|pdf)\//.test(name) && { 'x-robots-tag': 'noindex' }), // the page itself is what they index
    ...(language && { 'content-language': language }),
    ...(PAGE.test(name) ? security.ofPages : name.startsWith(SHARED) ? security.ofShared : security.ofFiles),
  }).flat()
  const etags = { br: codedTag(file, 'br'), gzip: codedTag(file, 'gzip'), identity: file.etag }
  const headersOf = (coding: Coding, body: Buffer | null) => [
    ...['content-type', file.type, 'content-length', String(body?.length ?? file.size), 'etag', etags[coding]],
    ...(coding === 'identity' ? [] : ['content-encoding', coding]),
    ...common,
  ]
  const unchangedOf = (coding: Coding) => ['etag', etags[coding], ...common]
  return {
    file,
    etags,
    headers: {
      br: headersOf('br', file.br),
      gzip: headersOf('gzip', file.gzip),
      identity: headersOf('identity', file.bytes),
    },
    unchanged: { br: unchangedOf('br'), gzip: unchangedOf('gzip'), identity: unchangedOf('identity') },
  }
}

function codedTag({ etag }: SiteFile, coding: Coding): string {
  return etag.replace(/"$/, `.${coding}"`)
}

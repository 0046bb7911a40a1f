import { languages } from '../../content/languages.ts'
import { canonicalPath, localPath, readPath } from '../../content/paths.ts'
import { type Security, SHARED, securityHeaders } from '../security-headers.ts'
import type { Environment } from '../settings.ts'
import type { Build, SiteFile } from './build.ts'

/** How the content of an answer is written, the smallest first. */
export const CODINGS = ['br', 'gzip', 'identity'] as const
export type Coding = (typeof CODINGS)[number]

/** A file as everybody gets it: what its answers say is made once, as the flat list that Node writes the fastest. */
export type Ready = {
  file: SiteFile
  headers: Readonly<Record<Coding, string[]>>
  /** Of the answer to who has it already. */
  unchanged: string[]
  /** Canonical and language links, between whose parts the site's address belongs; null where the page has them. */
  links: readonly string[] | null
}

/** Every answer that no program has to think about. */
export type ReadyAnswers = {
  at: ReadonlyMap<string, Ready>
  notFound: Readonly<Record<string, Ready>>
  security: Security
}

/** Only files with a hash in their name; pages and others are kept, but asked for again each time. */
export const YEAR = 'public, max-age=31536000, immutable'
const PAGE = /^(?<name>.*)\.html$/

const made = new WeakMap<Build, ReadyAnswers>()

/** The answers of a build, by the address that they answer. */
export function readyAnswers(build: Build, environment: Environment): ReadyAnswers {
  const known = made.get(build)
  if (known) return known
  const security = securityHeaders(build, environment)
  const at = new Map<string, Ready>()
  for (const [name, file] of build.files) {
    if (name.startsWith('_')) continue // what other hosts must know
    at.set(addressOf(name), readyFile(name, file, security, build, environment))
  }
  const home = at.get('/')
  if (home) at.set('/index', home) // an older address of its own (§2), and of the same file
  const notFound: Record<string, Ready> = {}
  for (const language of languages) {
    const address = localPath('/404', language)
    const page = at.get(address)
    if (!page) throw new Error(`The build lacks the page of ${address}.`)
    notFound[language] = { ...page, links: null }
    at.delete(address)
  }
  const answers = { at, notFound, security }
  made.set(build, answers)
  return answers
}

function addressOf(name: string): string {
  const page = PAGE.exec(name)?.groups?.name
  return `/${page === 'index' ? '' : (page ?? name)}`
}

function readyFile(name: string, file: SiteFile, security: Security, build: Build, environment: Environment): Ready {
  const isPage = PAGE.test(name)
  const links = isPage && !build.settings.publicAddress ? linksOf(addressOf(name)) : null
  const { publicAddress } = environment
  const language = /^pdf\/.*-([a-z]+)\.pdf$/.exec(name)?.[1]
  const common = [
    ...['cache-control', name.startsWith('static/') ? YEAR : 'no-cache'],
    ...(file.br || file.gzip ? ['vary', 'accept-encoding'] : ['accept-ranges', 'bytes']),
    ...(/^(markdown|pdf)\//.test(name) ? ['x-robots-tag', 'noindex'] : []), // the page itself is what they index
    ...(language ? ['content-language', language] : []),
    ...(links && publicAddress ? ['link', links.join(publicAddress)] : []),
    ...(isPage ? security.ofPages : name.startsWith(SHARED) ? security.ofShared : security.ofFiles),
  ]
  const headersOf = (coding: Coding, body: Buffer | null) => [
    ...['content-type', file.type, 'content-length', String(body?.length ?? file.size), 'etag', tagOf(file, coding)],
    ...(coding === 'identity' ? [] : ['content-encoding', coding]),
    ...common,
  ]
  const headers = {
    br: headersOf('br', file.br),
    gzip: headersOf('gzip', file.gzip),
    identity: headersOf('identity', file.bytes),
  }
  return { file, headers, unchanged: ['etag', file.etag, ...common], links: publicAddress ? null : links }
}

/** Other bytes have another name, although they mean the same. */
function tagOf({ etag }: SiteFile, coding: Coding): string {
  return coding === 'identity' ? etag : etag.replace(/"$/, `.${coding}"`)
}

/** The address that search engines should know, and its twins in all languages (architecture §4), split where the site's own belongs. */
function linksOf(pathname: string): readonly string[] {
  const { language, path } = readPath(pathname)
  const canonical = canonicalPath(path)
  const twins = languages.map((entry) => `<|${localPath(canonical, entry)}>; rel="alternate"; hreflang="${entry}"`)
  const all = [
    `<|${localPath(canonical, language)}>; rel="canonical"`,
    ...twins,
    `<|${canonical}>; rel="alternate"; hreflang="x-default"`,
  ]
  return all.join(', ').split('|')
}

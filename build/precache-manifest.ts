import { hash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { type Language, languages, ofLanguages } from '../content/languages.ts'
import { canonicalPath, everyAddress, indexedPaths, localPath } from '../content/paths.ts'
import { formatNumber } from '../src/language/format-number.ts'
import {
  filesOf,
  MANIFEST,
  OFFLINE_PAGE,
  type PrecacheManifest,
  SAVED_WIDTH,
  type SavedFile,
  sumBytes,
} from '../src/saving/contract/precache.ts'
import { cached } from './cache.ts'
import { contentFiles } from './content-files.ts'
import { lastChange } from './git-dates.ts'
import { listFiles } from './list-files.ts'
import { siteFolder } from './places.ts'

const brotli = promisify(brotliCompress)

/** Where pages leave room for the size of what they offer to save. */
const SIZE_PLACE = '<span data-size></span>'
/** A hundredth off the size of the best packing, in a hundredth of its time. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** What of the site's files is kept, and which language a file is for; the film and the sample deliveries are not. */
const SAVED: readonly RegExp[] = [
  /^\/static\/(js|search|findings)\//,
  /^\/static\/assets\//,
  new RegExp(`^/static/pictures/[\\w-]+-${SAVED_WIDTH}\\.\\w+\\.avif$`),
  /^\/markdown\/\w[\w-]*\.md$/,
  /^\/figures\//,
  /^\/(search-index\.json|glossary_\w+\.json|favicon\.svg|customer-marks\.svg|manifest_\w+\.webmanifest)$/,
]
/** What the day of the saved texts is taken from. */
const WORDS = /^content\/(documents|messages|words)\//
const OF_LANGUAGE = new RegExp(`(?:^|[/._-])(${languages.join('|')})(?:\\.[\\w-]{8})?(?:\\.chunk)?\\.\\w+$`)

/**
 * Writes the manifest of what “Save for the forest” keeps, and its size into the pages that offer it. `line` is the
 * sentence and the style sheet of the line on a saved page.
 */
export async function writePrecacheManifest(line: Pick<PrecacheManifest, 'line' | 'style'>): Promise<void> {
  const addresses = { shared: [] as string[], ...ofLanguages((): string[] => []) }
  for (const file of await listFiles(siteFolder)) {
    const address = `/${file}`
    if (!SAVED.some((pattern) => pattern.test(address))) continue
    const language = OF_LANGUAGE.exec(address)?.[1] as Language | undefined // one of those in the pattern
    // The search asks both indexes: a word that one language does not know leads to the other.
    addresses[language && !address.startsWith('/static/search/') ? language : 'shared'].push(address)
  }
  addresses.shared.push(...languages.map((language) => localPath(OFFLINE_PAGE, language)))
  for (const language of languages) {
    addresses[language].unshift(...indexedPaths.map((address) => localPath(address, language)))
  }
  const files = { shared: await describeAll(addresses.shared), ...ofLanguages((): SavedFile[] => []) }
  const texts = ofLanguages(() => '')
  for (const language of languages) {
    files[language] = await describeAll(addresses[language])
    texts[language] = hashOf((await Promise.all(indexedPaths.map((page) => visibleText(page, language)))).join('\n'))
  }
  const list: PrecacheManifest = {
    version: hashOf(JSON.stringify(files)),
    texts,
    changed: await lastChange((await contentFiles()).filter((file) => WORDS.test(file))),
    files,
    aliases: Object.fromEntries(
      everyAddress
        .filter((alias) => canonicalPath(alias) !== alias)
        .flatMap((alias) =>
          languages.map((language) => [localPath(alias, language), localPath(canonicalPath(alias), language)]),
        ),
    ),
    ...line,
    offline: ofLanguages((language) => localPath(OFFLINE_PAGE, language)),
  }
  await writeFile(path.join(siteFolder, MANIFEST), JSON.stringify(list))
  for (const language of languages) await writeSize(language, sumBytes(filesOf(list, [language])))
}

function describeAll(addresses: readonly string[]): Promise<SavedFile[]> {
  return Promise.all(
    addresses.map(async (address): Promise<SavedFile> => {
      const text = await readFile(fileOf(address))
      const isPacked = /\.(woff2|avif)$/.test(address)
      const bytes = isPacked ? text.length : await packedBytes(text)
      return [address, address.startsWith('/static/') ? '' : hashOf(text), bytes]
    }),
  )
}

async function packedBytes(text: Buffer): Promise<number> {
  const pack = async () => Buffer.from(String((await brotli(text, QUICK)).length))
  return Number(await cached(['packed bytes', text], pack))
}

/** The file of an address: that of a page has an ending. */
function fileOf(address: string): string {
  if (/\.\w+$/.test(address)) return path.join(siteFolder, address)
  return path.join(siteFolder, address === '/' ? 'index.html' : `${address}.html`)
}

/** What a reader sees of a page, so that a new script makes no new text. */
async function visibleText(page: string, language: Language): Promise<string> {
  const html = await readFile(fileOf(localPath(page, language)), 'utf8')
  return html.slice(html.indexOf('<div id="root">')).replace(/<[^>]*>/g, '\n')
}

async function writeSize(language: Language, bytes: number): Promise<void> {
  const words = `${formatNumber(bytes / 1e6, language, 1)}\u00a0MB`
  for (const page of indexedPaths) {
    const file = fileOf(localPath(page, language))
    const html = await readFile(file, 'utf8')
    if (html.includes(SIZE_PLACE))
      await writeFile(file, html.replace(SIZE_PLACE, SIZE_PLACE.replace('><', `>${words}<`)))
  }
}

function hashOf(text: string | Buffer): string {
  return hash('sha256', text).slice(0, 12)
}

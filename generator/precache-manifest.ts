import { hash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { DomUtils, parseDocument } from 'htmlparser2'
import { defaultLanguage, type Language, languages, ofLanguages } from '../site/languages.ts'
import { canonicalPath, documentNames, everyAddress, indexedPaths, localPath, parseLocalPath } from '../site/paths.ts'
import { redirects } from '../site/redirects.ts'
import { termListAddress } from '../site/term-words.ts'
import {
  MANIFEST,
  OFFLINE_PAGE,
  type PrecacheManifest,
  type SavedFile,
  savedPicture,
} from '../src/saving/contract/precache.ts'
import { INDEX_NAMES } from '../src/search/contract/search-index.ts'
import { cached } from './cache.ts'
import { listContentFiles } from './content-files.ts'
import { siteFolder } from './folders.ts'
import { lastChange } from './git-dates.ts'
import { listFiles } from './list-files.ts'
import { filesNamedByStyle, filesShownOn } from './shown-files.ts'

const brotli = promisify(brotliCompress)

/** A hundredth off the size of the best packing, in a hundredth of its time. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** Code and what it loads, by folder: a page names only the first of its files. */
const CODE = /^\/static\/(js|assets|search)\//
/** Files of the content that hold words; the day of the saved texts is that of the latest. */
const WORDS = /\.(md|yaml)$/

/**
 * Writes the manifest of what “Save for the forest” keeps. `line` is the sentence and the style sheet of the line on a
 * saved page.
 */
export async function writePrecacheManifest(line: Pick<PrecacheManifest, 'line' | 'style'>): Promise<void> {
  const addresses = await listAddresses()
  const files = { shared: await describeAll(addresses.shared), ...ofLanguages((): SavedFile[] => []) }
  const texts = ofLanguages(() => '')
  for (const language of languages) {
    files[language] = await describeAll(addresses[language])
    texts[language] = hashOf((await Promise.all(indexedPaths.map((page) => visibleText(page, language)))).join('\n'))
  }
  const list: PrecacheManifest = {
    version: hashOf(JSON.stringify(files)),
    texts,
    changed: await lastChange(listContentFiles().filter((file) => WORDS.test(file))),
    files,
    aliases: Object.fromEntries([
      ...everyAddress
        .filter((alias) => canonicalPath(alias) !== alias)
        .flatMap((alias) =>
          languages.map((language) => [localPath(alias, language), localPath(canonicalPath(alias), language)]),
        ),
      ...redirects.map(({ from, to }) => [from, canonicalAddress(to.replace(/#.*/, ''))]),
    ]),
    ...line,
    offline: ofLanguages((language) => localPath(OFFLINE_PAGE, language)),
  }
  await writeFile(path.join(siteFolder, MANIFEST), JSON.stringify(list))
}

/** The pages, what they show, and what their code asks for; the film and what is downloaded are not saved. */
async function listAddresses(): Promise<Record<Language | 'shared', string[]>> {
  const existing = (await listFiles(siteFolder)).map((file) => encodeURI(`/${file}`))
  const code = existing.filter((address) => CODE.test(address))
  const sheets = code.filter((address) => address.endsWith('.css'))
  const offline = languages.map((language) => localPath(OFFLINE_PAGE, language))
  const shared = new Set([...code, ...offline, INDEX_NAMES, ...(await filesOn(offline)), ...(await filesOn(sheets))])
  const own = ofLanguages((): string[] => [])
  for (const language of languages) {
    const pages = indexedPaths.map((address) => localPath(address, language))
    const texts = documentNames.map((name) => `/markdown/${name}_${language}.md`)
    own[language] = [...new Set([...pages, ...(await filesOn(pages)), ...texts, termListAddress(language)])]
  }
  for (const address of own[defaultLanguage])
    if (languages.every((language) => own[language].includes(address))) shared.add(address)
  return {
    shared: [...shared].sort(),
    ...ofLanguages((language) => own[language].filter((address) => !shared.has(address))),
  }
}

/** What some pages and style sheets show, every picture in the width in which it is saved. */
async function filesOn(addresses: readonly string[]): Promise<string[]> {
  const shown = addresses.map(async (address) =>
    (address.endsWith('.css') ? filesNamedByStyle : filesShownOn)(await readText(address), address),
  )
  return (await Promise.all(shown)).flat().map(savedPicture).sort()
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

function readText(address: string): Promise<string> {
  return readFile(fileOf(address), 'utf8')
}

/** The file of an address: that of a page has an ending. */
function fileOf(address: string): string {
  if (/\.\w+$/.test(address)) return path.join(siteFolder, decodeURIComponent(address))
  return path.join(siteFolder, address === '/' ? 'index.html' : `${address}.html`)
}

function canonicalAddress(address: string): string {
  const { language, path } = parseLocalPath(address)
  return localPath(canonicalPath(path), language)
}

/** What a reader sees of a page, so that a new script makes no new text. */
async function visibleText(page: string, language: Language): Promise<string> {
  return DomUtils.innerText(parseDocument(await readText(localPath(page, language))))
}

function hashOf(text: string | Buffer): string {
  return hash('sha256', text).slice(0, 12)
}

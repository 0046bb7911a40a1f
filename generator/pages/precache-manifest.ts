import { hash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { DomUtils, parseDocument } from 'htmlparser2'
import { defaultLanguage, type Language, languages, mapLanguages } from '../../site/languages.ts'
import { canonicalPath, documentNames, everyPath, indexedPaths, localPath, parseLocalPath } from '../../site/paths.ts'
import { redirects } from '../../site/redirects.ts'
import { termListAddress } from '../../site/term-words.ts'
import {
  MANIFEST_PATH,
  OFFLINE_PAGE_PATH,
  type PrecacheManifest,
  type SavedFile,
  savedPicturePath,
} from '../../src/saving/contract/precache.ts'
import { INDEX_NAMES_PATH } from '../../src/search/contract/search-index.ts'
import { listContentFiles } from '../content/content-files.ts'
import { lastChangeDate } from '../content/git-dates.ts'
import { memoizeOnDisk } from '../files/cache.ts'
import { stagedSiteFolder } from '../files/folders.ts'
import { listFiles } from '../files/list-files.ts'
import { listFilesInCss, listFilesInHtml } from './referenced-files.ts'

const brotli = promisify(brotliCompress)

/** Brotli settings that compress within 1 % of the optimum in 1 % of the time. */
const FAST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/**
 * Folders that are saved whole (scripts with their chunks and assets, search indexes), since pages reference only the
 * entry scripts.
 */
const FOLDERS_SAVED_WHOLE = /^\/static\/(js|assets|search)\//
/** Content files with text; their latest change is the date of the saved texts. */
const TEXT_SOURCES = /\.(md|yaml)$/

/**
 * Writes the precache manifest of “Save for the forest”. `line` is the sentence and the stylesheet of the banner on a
 * saved page.
 */
export async function writePrecacheManifest(line: Pick<PrecacheManifest, 'line' | 'style'>): Promise<void> {
  const addresses = await listAddresses()
  const files = { shared: await describeAll(addresses.shared), ...mapLanguages((): SavedFile[] => []) }
  const texts = mapLanguages(() => '')
  for (const language of languages) {
    files[language] = await describeAll(addresses[language])
    texts[language] = hashOf((await Promise.all(indexedPaths.map((page) => visibleText(page, language)))).join('\n'))
  }
  const list: PrecacheManifest = {
    version: hashOf(JSON.stringify(files)),
    texts,
    changed: await lastChangeDate(listContentFiles().filter((file) => TEXT_SOURCES.test(file))),
    files,
    aliases: Object.fromEntries([
      ...everyPath
        .filter((alias) => canonicalPath(alias) !== alias)
        .flatMap((alias) =>
          languages.map((language) => [localPath(alias, language), localPath(canonicalPath(alias), language)]),
        ),
      ...redirects.map(({ from, to }) => [from, canonicalAddress(to.replace(/#.*/, ''))]),
    ]),
    ...line,
    offline: mapLanguages((language) => localPath(OFFLINE_PAGE_PATH, language)),
  }
  await writeFile(path.join(stagedSiteFolder, MANIFEST_PATH), JSON.stringify(list))
}

/**
 * All pages, their assets and their chunks, but not the film and downloads (referenced-files.ts), and pictures in one
 * width (savedPicturePath). Visitors are told so by `text` of content/messages/saving_*.yaml and `film.noCoverage` of
 * home_*.yaml.
 */
async function listAddresses(): Promise<Record<Language | 'shared', string[]>> {
  const existing = (await listFiles(stagedSiteFolder)).map((file) => encodeURI(`/${file}`))
  const code = existing.filter((address) => FOLDERS_SAVED_WHOLE.test(address))
  const sheets = code.filter((address) => address.endsWith('.css'))
  const offline = languages.map((language) => localPath(OFFLINE_PAGE_PATH, language))
  const shared = new Set([
    ...code,
    ...offline,
    INDEX_NAMES_PATH,
    ...(await listFilesOn(offline)),
    ...(await listFilesOn(sheets)),
  ])
  const own = mapLanguages((): string[] => [])
  for (const language of languages) {
    const pages = indexedPaths.map((address) => localPath(address, language))
    const texts = documentNames.map((name) => `/markdown/${name}_${language}.md`)
    own[language] = [...new Set([...pages, ...(await listFilesOn(pages)), ...texts, termListAddress(language)])]
  }
  for (const address of own[defaultLanguage])
    if (languages.every((language) => own[language].includes(address))) shared.add(address)
  return {
    shared: [...shared].sort(),
    ...mapLanguages((language) => own[language].filter((address) => !shared.has(address))),
  }
}

/** The assets of pages and stylesheets, with one width of each picture. */
async function listFilesOn(addresses: readonly string[]): Promise<string[]> {
  const shown = addresses.map(async (address) =>
    (address.endsWith('.css') ? listFilesInCss : listFilesInHtml)(await readText(address), address),
  )
  return (await Promise.all(shown)).flat().map(savedPicturePath).sort()
}

function describeAll(addresses: readonly string[]): Promise<SavedFile[]> {
  return Promise.all(
    addresses.map(async (address): Promise<SavedFile> => {
      const text = await readFile(fileOf(address))
      const isPacked = /\.(woff2|avif)$/.test(address)
      const bytes = isPacked ? text.length : await countCompressedBytes(text)
      return [address, address.startsWith('/static/') ? '' : hashOf(text), bytes]
    }),
  )
}

async function countCompressedBytes(text: Buffer): Promise<number> {
  const pack = async () => Buffer.from(String((await brotli(text, FAST_BROTLI)).length))
  return Number(await memoizeOnDisk(['packed bytes', text], pack))
}

function readText(address: string): Promise<string> {
  return readFile(fileOf(address), 'utf8')
}

/** The file name of an address: .html is added for pages. */
function fileOf(address: string): string {
  if (/\.\w+$/.test(address)) return path.join(stagedSiteFolder, decodeURIComponent(address))
  return path.join(stagedSiteFolder, address === '/' ? 'index.html' : `${address}.html`)
}

function canonicalAddress(address: string): string {
  const { language, path } = parseLocalPath(address)
  return localPath(canonicalPath(path), language)
}

/** The visible text of a page, to detect changed text independently of changed scripts. */
async function visibleText(page: string, language: Language): Promise<string> {
  return DomUtils.innerText(parseDocument(await readText(localPath(page, language))))
}

function hashOf(text: string | Buffer): string {
  return hash('sha256', text).slice(0, 12)
}

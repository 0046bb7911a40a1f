import { isRecord } from '../../../site/is-record.ts'
import { defaultLanguage, isLanguage, type Language } from '../../../site/languages.ts'

/** The path of the precache manifest. It must not change, since copies that are already saved request it. */
export const MANIFEST_PATH = '/save-list.json'

/** The path of the service worker: at the root, so that its scope is the whole site. */
export const SERVICE_WORKER_PATH = '/service-worker.js'

/** The request header of downloads for a copy; the service worker does not respond to these from the cache. */
export const SAVING_HEADER = 'x-saving'

/** The path of the offline page, without language prefix. */
export const OFFLINE_PAGE_PATH = '/offline'

/** The language of a path. It does not use site/paths.ts, which would bundle the list of all pages. */
export function languageOfPath(pathname: string): Language {
  const [, first] = pathname.split('/')
  return isLanguage(first) ? first : defaultLanguage
}

/**
 * The path of the saved variant of a picture, which replaces all other widths and formats.
 * @example savedPicturePath('/static/pictures/fire-1600.1cb46f91.jpg') // '/static/pictures/fire-800.1cb46f91.avif'
 */
export function savedPicturePath(pathname: string): string {
  return pathname.replace(/^(\/static\/pictures\/[\w-]+)-\d+(\.\w+)\.\w+$/, '$1-800$2.avif')
}

/**
 * A file to save: its address, a hash of its content (empty if the address contains one), and its compressed size.
 */
export type SavedFile = readonly [address: string, hash: string, bytes: number]

/** The precache manifest: which files to save, and what the service worker needs to serve them. */
export type PrecacheManifest = {
  /** A hash that changes with any file. */
  version: string
  /** A hash of the texts in each language. */
  texts: Readonly<Record<Language, string>>
  /** The ISO date of the latest change of a text. */
  changed: string
  files: Readonly<Record<Language | 'shared', readonly SavedFile[]>>
  /** Aliases and the pages that they show. */
  aliases: Readonly<Record<string, string>>
  /** The HTML of the banner on a saved page, with `{day}` for the date, and the address of its stylesheet (`style`). */
  line: Readonly<Record<Language, string>>
  style: string
  /** The address of the offline page by language. */
  offline: Readonly<Record<Language, string>>
}

/** Lists the files to save for some languages, including those that all languages share. */
export function filesForLanguages({ files }: PrecacheManifest, languages: readonly Language[]): readonly SavedFile[] {
  return [...files.shared, ...languages.flatMap((language) => files[language])]
}

/** Adds up the compressed sizes of files, in bytes. */
export function sumBytes(files: readonly SavedFile[]): number {
  return files.reduce((sum, [, , bytes]) => sum + bytes, 0)
}

/** Type guard for a stored manifest that is complete for some languages. */
export function isPrecacheManifest(value: unknown, languages: readonly Language[]): value is PrecacheManifest {
  if (!isRecord(value)) return false
  const { version, changed, style, files, texts, line, offline, aliases } = value
  return (
    [version, changed, style].every((part) => typeof part === 'string') &&
    [files, texts, line, offline, aliases].every(isRecord) &&
    isRecord(files) &&
    ['shared', ...languages].every((part) => Array.isArray(files[part]) && files[part].every(isSavedFile)) &&
    [texts, line, offline].every((part) => languages.every((one) => isRecord(part) && typeof part[one] === 'string'))
  )
}

function isSavedFile(value: unknown): value is SavedFile {
  if (!Array.isArray(value)) return false
  const [address, hash, bytes]: unknown[] = value
  return typeof address === 'string' && typeof hash === 'string' && typeof bytes === 'number'
}

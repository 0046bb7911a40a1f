import { isRecord } from '../../../site/is-record.ts'
import { defaultLanguage, isLanguage, type Language } from '../../../site/languages.ts'

/** The path of the precache manifest; saved copies on devices know it, so it must not change. */
export const MANIFEST_PATH = '/save-list.json'

/** The path of the service worker: at the root, so that its scope is the whole site. */
export const SERVICE_WORKER_PATH = '/service-worker.js'

/** A request header of downloads for saving, which the service worker passes to the network. */
export const SAVING_HEADER = 'x-saving'

/** The path of the offline page, without language prefix. */
export const OFFLINE_PAGE_PATH = '/offline'

/** The language of a path. (site/paths.ts has this too, but would bundle the whole page list.) */
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
 * A file to save: its address, a hash of its content (empty when the address has one), its compressed size in bytes.
 */
export type SavedFile = readonly [address: string, hash: string, bytes: number]

/** The precache manifest: the files of all languages, and those of each. */
export type PrecacheManifest = {
  /** A version that changes with any file. */
  version: string
  /** A version of the texts, by language. */
  texts: Readonly<Record<Language, string>>
  /** The ISO date of the latest change of a text. */
  changed: string
  files: Readonly<Record<Language | 'shared', readonly SavedFile[]>>
  /** Aliases and the pages that they show. */
  aliases: Readonly<Record<string, string>>
  /** The banner of a saved page: its icon and sentence, with `{day}` for the date, and its stylesheet. */
  line: Readonly<Record<Language, string>>
  style: string
  /** The offline page by language. */
  offline: Readonly<Record<Language, string>>
}

/** The files to save for some languages. */
export function filesForLanguages({ files }: PrecacheManifest, languages: readonly Language[]): readonly SavedFile[] {
  return [...files.shared, ...languages.flatMap((language) => files[language])]
}

/** The sum of compressed sizes in bytes. */
export function sumBytes(files: readonly SavedFile[]): number {
  return files.reduce((sum, [, , bytes]) => sum + bytes, 0)
}

/** Type guard for a stored manifest: it has all that these languages need. */
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

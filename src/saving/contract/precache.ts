import { isRecord } from '../../../site/is-record.ts'
import { defaultLanguage, isLanguage, type Language } from '../../../site/languages.ts'

/** The address of the precache manifest, which the build makes; copies on devices know it by this name. */
export const MANIFEST = '/save-list.json'

/** The address of the service worker: at the root, so that its scope is every page. */
export const WORKER = '/service-worker.js'

/** The header of requests for saving, which the service worker leaves to the network. */
export const SAVING_HEADER = 'x-saving'

/** The page instead of one that is not saved, without the language’s prefix. */
export const OFFLINE_PAGE = '/offline'

/** The language of an address. (site/paths.ts knows it too, but brings all pages along.) */
export function languageOf(pathname: string): Language {
  const [, first] = pathname.split('/')
  return isLanguage(first) ? first : defaultLanguage
}

/**
 * The address of the saved file of a picture, which is shown instead of every other width and format.
 * @example savedPicture('/static/pictures/fire-1600.1cb46f91.jpg') // '/static/pictures/fire-800.1cb46f91.avif'
 */
export function savedPicture(pathname: string): string {
  return pathname.replace(/^(\/static\/pictures\/[\w-]+)-\d+(\.\w+)\.\w+$/, '$1-800$2.avif')
}

/** A file to save: its address, a hash of its content (empty where the address has one), its compressed bytes. */
export type SavedFile = readonly [address: string, hash: string, bytes: number]

/** What can be saved: the files of all languages, and those of each. */
export type PrecacheManifest = {
  /** Changes with any file. */
  version: string
  /** Changes with any text, by language. */
  texts: Readonly<Record<Language, string>>
  /** The day of the newest text, as an ISO date. */
  changed: string
  files: Readonly<Record<Language | 'shared', readonly SavedFile[]>>
  /** Older addresses and the pages that they show. */
  aliases: Readonly<Record<string, string>>
  /** The line at the top of a saved page: its icon and sentence, with `{day}` for the day, and its style sheet. */
  line: Readonly<Record<Language, string>>
  style: string
  /** The page instead of one that is not saved. */
  offline: Readonly<Record<Language, string>>
}

/** The files for some languages. */
export function filesOf({ files }: PrecacheManifest, languages: readonly Language[]): readonly SavedFile[] {
  return [...files.shared, ...languages.flatMap((language) => files[language])]
}

/** The compressed bytes of some files. */
export function sumBytes(files: readonly SavedFile[]): number {
  return files.reduce((sum, [, , bytes]) => sum + bytes, 0)
}

/** Whether a stored list has all that a copy in some languages is shown with. */
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

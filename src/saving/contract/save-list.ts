import { defaultLanguage, isLanguage, type Language } from '../../../content/languages.ts'

/** Where the build puts the list of what can be saved; fetched when somebody turns to saving. */
export const SAVE_LIST = '/save-list.json'

/** Where the service worker lies: the root, so that it may answer for every page. */
export const WORKER = '/service-worker.js'

/** A request with this header is for saving: the service worker leaves it to the network. */
export const SAVING_HEADER = 'x-saving'

/** The page that stands in for one that is not saved, without the language’s prefix. */
export const OFFLINE_PAGE = '/offline'

/** The language of an address; content/paths.ts knows it too, with every page, which is much for a worker. */
export function languageOf(pathname: string): Language {
  const [, first] = pathname.split('/')
  return isLanguage(first) ? first : defaultLanguage
}

/** The width in which a picture is saved; it stands in for every other width and format of the same picture. */
export const SAVED_WIDTH = 800

/** A file to save: its address, a hash of what is in it (empty where the address changes with it), its bytes on the way. */
export type SavedFile = readonly [address: string, hash: string, bytes: number]

/** What can be saved: the files of all languages, and those of each. */
export type SaveList = {
  /** Another one when any file is another. */
  version: string
  /** Another one when a text is another, by language. */
  texts: Readonly<Record<Language, string>>
  /** The day of the newest text, as an ISO date. */
  changed: string
  files: Readonly<Record<Language | 'shared', readonly SavedFile[]>>
  /** Older addresses and the pages that they show. */
  aliases: Readonly<Record<string, string>>
  /** The quiet line on a saved page: its sentence, in which `{day}` stands for the day, and its style sheet. */
  line: Readonly<Record<Language, string>>
  style: string
  /** The page that stands in for one that is not saved. */
  offline: Readonly<Record<Language, string>>
}

/** What of the list belongs to a choice of languages. */
export function filesOf({ files }: SaveList, languages: readonly Language[]): readonly SavedFile[] {
  return [...files.shared, ...languages.flatMap((language) => files[language])]
}

/** How many bytes some files have on the way. */
export function bytesOf(files: readonly SavedFile[]): number {
  return files.reduce((sum, [, , bytes]) => sum + bytes, 0)
}

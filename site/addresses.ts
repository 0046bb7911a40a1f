import { defaultLanguage, languages } from './languages.ts'

/** What people can type: small letters and digits, parted by a hyphen, an underscore or a slash; no slash at the end. */
export const PAGE_PATH = /^\/(?:[a-z0-9]+(?:[-_/][a-z0-9]+)*)?$/

/** First parts of addresses that are answered by something else: files and folders of the build, forms, other languages. */
export const RESERVED_SEGMENTS: readonly string[] = [
  ...languages.filter((language) => language !== defaultLanguage),
  ...['static', 'markdown', 'figures', 'pictures', 'pdf', 'samples', 'icons', 'logos'],
  ...['404', 'offline', 'health', 'subscribe'],
]

/** What a visitor, a file system or a server would take for the same address. */
export function normalizeAddress(address: string): string {
  return address
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '')
}

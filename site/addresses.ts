import { defaultLanguage, languages } from './languages.ts'

/**
 * The pattern of page addresses: lower-case letters and digits, separated by a hyphen, an underscore or a slash; no
 * trailing slash.
 */
export const PAGE_PATH_PATTERN = /^\/(?:[a-z0-9]+(?:[-_/][a-z0-9]+)*)?$/

/** First path segments that no page may have: language prefixes, folders of the build, routes of the server. */
export const RESERVED_SEGMENTS: readonly string[] = [
  ...languages.filter((language) => language !== defaultLanguage),
  ...['static', 'markdown', 'figures', 'pictures', 'pdf', 'samples', 'icons', 'logos'],
  ...['404', 'offline', 'health', 'subscribe'],
]

/** Normalizes an address for comparison: letter case, repeated slashes and a trailing slash make no difference. */
export function normalizeAddress(address: string): string {
  return address
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '')
}

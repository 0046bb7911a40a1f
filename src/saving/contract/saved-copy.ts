import { isRecord } from '../../../site/is-record.ts'
import { isLanguages, type Language } from '../../../site/languages.ts'
import { isMoment } from './date.ts'
import { filesOf, isPrecacheManifest, type PrecacheManifest } from './precache.ts'

/** A whole copy of the site on this device. While one is being fetched, the one before it stays the copy. */
export type SavedCopy = {
  /** The name of the cache with its files. */
  cache: string
  languages: readonly Language[]
  /** When it was complete, as an ISO date with time. */
  savedAt: string
  list: PrecacheManifest
}

/** How the names of our caches begin. */
export const CACHE_PREFIX = 'forest-'

/** The cache with one entry, which names the complete copy and is written last. */
export const STATE_CACHE = `${CACHE_PREFIX}state`
const STATE = '/saved-copy.json'

/** The complete copy, if there is one; an entry that does not fit counts as none. */
export async function readCopy(): Promise<SavedCopy | null> {
  if (!(await caches.has(STATE_CACHE))) return null
  const answer = await (await caches.open(STATE_CACHE)).match(STATE)
  const copy: unknown = await answer?.json().catch(() => null)
  return isSavedCopy(copy) && (await caches.has(copy.cache)) ? copy : null
}

function isSavedCopy(value: unknown): value is SavedCopy {
  return (
    isRecord(value) &&
    typeof value.cache === 'string' &&
    value.cache.startsWith(CACHE_PREFIX) &&
    isLanguages(value.languages) &&
    isMoment(value.savedAt) &&
    isPrecacheManifest(value.list, value.languages)
  )
}

/** Makes this the complete copy, and drops the one before. */
export async function storeCopy(copy: SavedCopy): Promise<void> {
  const state = await caches.open(STATE_CACHE)
  await state.put(STATE, new Response(JSON.stringify(copy), { headers: { 'content-type': 'application/json' } }))
  await deleteCaches([STATE_CACHE, copy.cache])
}

/** Drops all our caches but those named. */
export async function deleteCaches(kept: readonly string[]): Promise<void> {
  const names = await caches.keys()
  const ours = names.filter((name) => name.startsWith(CACHE_PREFIX) && !kept.includes(name))
  await Promise.all(ours.map((name) => caches.delete(name)))
}

/** The files of some languages that a copy lacks, or has as they were before. */
export function filesToFetch(list: PrecacheManifest, languages: readonly Language[], copy: SavedCopy | null) {
  const saved = new Set(copy ? filesOf(copy.list, copy.languages).map(([address, hash]) => `${address} ${hash}`) : [])
  return filesOf(list, languages).filter(([address, hash]) => !saved.has(`${address} ${hash}`))
}

/** Whether the site has other texts than a copy; new scripts alone change nothing for a reader. */
export function hasNewerTexts(copy: SavedCopy, list: PrecacheManifest | null): list is PrecacheManifest {
  return list !== null && copy.languages.some((language) => copy.list.texts[language] !== list.texts[language])
}

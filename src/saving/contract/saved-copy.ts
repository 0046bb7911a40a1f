import { isRecord } from '../../../site/is-record.ts'
import { isLanguageList, type Language } from '../../../site/languages.ts'
import { isIsoDateTime } from './date.ts'
import { filesForLanguages, isPrecacheManifest, type PrecacheManifest } from './precache.ts'

/** A complete copy of the site in Cache Storage. While a newer one is being downloaded, it stays in use. */
export type SavedCopy = {
  /** The name of the Cache that contains its files. */
  cache: string
  languages: readonly Language[]
  /** When it was completed, as an ISO date with time. */
  savedAt: string
  list: PrecacheManifest
}

/** The prefix of the names of all caches of this site, by which outdated ones are found and deleted. */
export const CACHE_PREFIX = 'forest-'

/** A cache with a single entry, which describes the complete copy and is written last. */
export const STATE_CACHE = `${CACHE_PREFIX}state`
const STATE_ADDRESS = '/saved-copy.json'

/** Reads the state entry; null when there is no complete copy, or the entry is invalid. */
export async function readSavedCopy(): Promise<SavedCopy | null> {
  if (!(await caches.has(STATE_CACHE))) return null
  const answer = await (await caches.open(STATE_CACHE)).match(STATE_ADDRESS)
  const copy: unknown = await answer?.json().catch(() => null)
  return isSavedCopy(copy) && (await caches.has(copy.cache)) ? copy : null
}

function isSavedCopy(value: unknown): value is SavedCopy {
  return (
    isRecord(value) &&
    typeof value.cache === 'string' &&
    value.cache.startsWith(CACHE_PREFIX) &&
    isLanguageList(value.languages) &&
    isIsoDateTime(value.savedAt) &&
    isPrecacheManifest(value.list, value.languages)
  )
}

/** Replaces the current copy with this one, and deletes the caches of all others. */
export async function writeSavedCopy(copy: SavedCopy): Promise<void> {
  const state = await caches.open(STATE_CACHE)
  await state.put(
    STATE_ADDRESS,
    new Response(JSON.stringify(copy), { headers: { 'content-type': 'application/json' } }),
  )
  await deleteOtherCaches([STATE_CACHE, copy.cache])
}

/** Deletes all caches of this site except those with the given names. */
export async function deleteOtherCaches(kept: readonly string[]): Promise<void> {
  const names = await caches.keys()
  const ours = names.filter((name) => name.startsWith(CACHE_PREFIX) && !kept.includes(name))
  await Promise.all(ours.map((name) => caches.delete(name)))
}

/** Lists the files for some languages that a copy lacks, or has in another version. */
export function filesToFetch(list: PrecacheManifest, languages: readonly Language[], copy: SavedCopy | null) {
  const saved = new Set(
    copy ? filesForLanguages(copy.list, copy.languages).map(([address, hash]) => `${address} ${hash}`) : [],
  )
  return filesForLanguages(list, languages).filter(([address, hash]) => !saved.has(`${address} ${hash}`))
}

/** Whether the site has newer texts than a copy; new scripts alone do not count. */
export function hasNewerTexts(copy: SavedCopy, list: PrecacheManifest | null): list is PrecacheManifest {
  return list !== null && copy.languages.some((language) => copy.list.texts[language] !== list.texts[language])
}

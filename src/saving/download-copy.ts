import type { Language } from '../../site/languages.ts'
import {
  filesForLanguages,
  MANIFEST_PATH,
  type PrecacheManifest,
  SAVING_HEADER,
  type SavedFile,
  sumBytes,
} from './contract/precache.ts'
import {
  CACHE_PREFIX,
  deleteOtherCaches,
  filesToFetch,
  readSavedCopy,
  type SavedCopy,
  STATE_CACHE,
  writeSavedCopy,
} from './contract/saved-copy.ts'

/** The number of parallel downloads: browsers open as many connections per host over HTTP/1.1. */
const MAX_CONCURRENT = 6

/** The progress of a download, in bytes. */
export type SavingProgress = { done: number; total: number }

/** Fetches the precache manifest, bypassing the saved copy. */
export async function fetchPrecacheManifest(signal?: AbortSignal): Promise<PrecacheManifest> {
  const response = await fetchFile(MANIFEST_PATH, signal)
  return response.json()
}

/**
 * Downloads a copy of the site in some languages. It resumes an interrupted download, reuses unchanged files of the
 * current copy, and fetches the rest. The result becomes the current copy only when it is complete.
 * @throws DOMException (QuotaExceededError) when storage is full, another error when the network fails.
 */
export async function downloadCopy(
  languages: readonly Language[],
  onProgress: (progress: SavingProgress) => void,
  signal: AbortSignal,
): Promise<SavedCopy> {
  const list = await fetchPrecacheManifest(signal)
  const name = `${CACHE_PREFIX}${list.version}-${languages.join('-')}`
  const cache = await caches.open(name)
  const before = await readSavedCopy()
  await deleteOtherCaches([name, before?.cache ?? name, STATE_CACHE]) // deletes partial downloads of other versions
  const wanted = filesForLanguages(list, languages)
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = wanted.filter(([address]) => !stored.has(address))
  const changed = new Set(filesToFetch(list, languages, before))
  const copyBefore = before && (await caches.open(before.cache))
  const progress = { done: sumBytes(wanted) - sumBytes(missing), total: sumBytes(wanted) }
  const put = async (file: SavedFile) => {
    signal.throwIfAborted()
    const [address, , bytes] = file
    const kept = changed.has(file) ? null : await copyBefore?.match(address, { ignoreVary: true })
    await cache.put(address, kept ?? (await fetchFile(address, signal)))
    progress.done += bytes
    onProgress({ ...progress })
  }
  while (missing.length > 0) {
    const results = await Promise.allSettled(missing.splice(0, MAX_CONCURRENT).map(put))
    for (const result of results) if (result.status === 'rejected') throw result.reason
  }
  const { version } = await fetchPrecacheManifest(signal)
  if (version !== list.version) throw new Error('The site was deployed anew while it was being saved.')
  const copy = { cache: name, languages, savedAt: new Date().toISOString(), list }
  await writeSavedCopy(copy)
  return copy
}

async function fetchFile(address: string, signal?: AbortSignal): Promise<Response> {
  const cache = address.startsWith('/static/') ? 'default' : 'no-cache'
  const response = await fetch(address, { signal: signal ?? null, cache, headers: { [SAVING_HEADER]: '1' } })
  // A redirect may lead to the login page of a captive portal, which responds with 200.
  if (!response.ok || response.redirected) throw new Error(`${address} answered ${response.status}`)
  return response
}

import type { Language } from '../../site/languages.ts'
import {
  filesOf,
  MANIFEST,
  type PrecacheManifest,
  SAVING_HEADER,
  type SavedFile,
  sumBytes,
} from './contract/precache.ts'
import {
  CACHE_PREFIX,
  deleteCaches,
  filesToFetch,
  readCopy,
  type SavedCopy,
  STATE_CACHE,
  storeCopy,
} from './contract/saved-copy.ts'

/** How many files are fetched at once: as many connections as a browser opens to one server. */
const AT_ONCE = 6

/** In bytes. */
export type Progress = { done: number; total: number }

/** What can be saved now. It is the network’s answer, never the saved one. */
export async function fetchPrecacheManifest(signal?: AbortSignal): Promise<PrecacheManifest> {
  const response = await fetchFile(MANIFEST, signal)
  return response.json()
}

/**
 * Makes a whole copy of the site in some languages: takes over what the copy before has, goes on where an earlier attempt
 * ended, fetches the rest. Only when everything is there does it become the copy.
 * @throws DOMException (QuotaExceededError) when there is no room, another error when the network is gone.
 */
export async function saveFiles(
  languages: readonly Language[],
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<SavedCopy> {
  const list = await fetchPrecacheManifest(signal)
  const name = `${CACHE_PREFIX}${list.version}-${languages.join('-')}`
  const cache = await caches.open(name)
  const before = await readCopy()
  await deleteCaches([name, before?.cache ?? name, STATE_CACHE]) // of attempts at another version
  const wanted = filesOf(list, languages)
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
    const results = await Promise.allSettled(missing.splice(0, AT_ONCE).map(put))
    for (const result of results) if (result.status === 'rejected') throw result.reason
  }
  const { version } = await fetchPrecacheManifest(signal)
  if (version !== list.version) throw new Error('The site was deployed anew while it was being saved.')
  const copy = { cache: name, languages, savedAt: new Date().toISOString(), list }
  await storeCopy(copy)
  return copy
}

async function fetchFile(address: string, signal?: AbortSignal): Promise<Response> {
  const cache = address.startsWith('/static/') ? 'default' : 'no-cache'
  const response = await fetch(address, { signal: signal ?? null, cache, headers: { [SAVING_HEADER]: '1' } })
  // The sign-in page of a public network is a response too.
  if (!response.ok || response.redirected) throw new Error(`${address} answered ${response.status}`)
  return response
}

import type { Language } from '../../content/languages.ts'
import { bytesOf, filesOf, SAVING_HEADER, type SavedFile, type SaveList } from './contract/save-list.ts'
import { CACHE_PREFIX, dropCaches, keepCopy, readCopy, type SavedCopy, STATE_CACHE } from './contract/saved-copy.ts'
import { fetchSaveList } from './fetch-save-list.ts'
import { FullError } from './saving-error.ts'

/** How many files are asked for at once: what a browser opens to one server. */
const AT_ONCE = 6
/** A site that changes while it is being saved is fetched anew, but not for ever. */
const MOST_ROUNDS = 4

export type Progress = { done: number; total: number; file: SavedFile }

/**
 * Makes a whole copy of the site in some languages: takes over what the copy before has, goes on where an earlier attempt
 * ended, fetches the rest. Only when everything is there does it become the copy.
 * @throws FullError when there is no room, another error when the network is gone.
 */
export async function saveFiles(
  languages: readonly Language[],
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<SavedCopy> {
  let list = await fetchSaveList(signal)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const cache = await fillCache(list, languages, onProgress, signal)
    const now = await fetchSaveList(signal)
    if (now.version === list.version) {
      const copy = { cache, languages, savedAt: new Date().toISOString(), list }
      await keepCopy(copy)
      return copy
    }
    list = now // the site was deployed anew meanwhile: what has changed is fetched again
  }
  throw new Error('The site changed each time that it was saved.')
}

/** Puts every file of a list into a cache of its own and gives the cache's name. */
async function fillCache(
  list: SaveList,
  languages: readonly Language[],
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<string> {
  const name = `${CACHE_PREFIX}${list.version}-${languages.join('-')}`
  const wanted = filesOf(list, languages)
  const cache = await caches.open(name)
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const before = await readCopy()
  await dropCaches([name, before?.cache ?? name, STATE_CACHE]) // of attempts at another version
  const missing = wanted.filter(([address]) => !there.has(address))
  await makeSureOfRoom(missing)
  const progress = { done: bytesOf(wanted) - bytesOf(missing), total: bytesOf(wanted) }
  const old = before && before.cache !== name ? await unchangedIn(before) : null
  const takeNext = async () => {
    for (let file = missing.shift(); file; file = missing.shift()) {
      signal.throwIfAborted()
      const kept = await old?.(file)
      await put(cache, file[0], kept ?? (await fetchFile(file[0], signal)), missing)
      progress.done += file[2]
      onProgress({ ...progress, file })
    }
  }
  const works = await Promise.allSettled(Array.from({ length: AT_ONCE }, takeNext))
  for (const work of works) if (work.status === 'rejected') throw work.reason
  return name
}

/** What a copy has of a file, if the file is still the same. */
async function unchangedIn({ cache, list, languages }: SavedCopy) {
  const files = await caches.open(cache)
  const hashes = new Map(filesOf(list, languages).map(([address, hash]) => [address, hash]))
  return async ([address, hash]: SavedFile) =>
    hashes.get(address) === hash ? files.match(address, { ignoreVary: true }) : undefined
}

/** The browser’s own figures are rough, so a tenth is left free; some browsers tell a figure that says nothing. */
async function makeSureOfRoom(files: readonly SavedFile[]): Promise<void> {
  const needed = roomOf(files) * 1.1
  const free = await freeRoom()
  if (free !== null && free < needed) throw new FullError(needed, free)
}

async function freeRoom(): Promise<number | null> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  return quota === undefined ? null : Math.max(0, quota - usage)
}

function roomOf(files: readonly SavedFile[]): number {
  return files.reduce((sum, [, , , room]) => sum + room, 0)
}

/** Where coverage is poor, one request in many is lost: each gets a second try. */
async function fetchFile(address: string, signal: AbortSignal): Promise<Response> {
  const cache = address.startsWith('/static/') ? 'default' : 'no-cache'
  const ask = () => fetch(address, { signal, cache, headers: { [SAVING_HEADER]: '1' } })
  const answer = await ask().catch((error) => {
    signal.throwIfAborted()
    if (!(error instanceof TypeError)) throw error
    return ask()
  })
  // A sign-in page of a foreign network answers too.
  if (!answer.ok || answer.redirected) throw new Error(`${address} answered ${answer.status}`)
  return answer
}

async function put(cache: Cache, address: string, answer: Response, rest: readonly SavedFile[]): Promise<void> {
  try {
    await cache.put(address, answer)
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'QuotaExceededError') throw error
    throw new FullError(roomOf(rest), await freeRoom())
  }
}

import type { Language } from '../../content/languages.ts'
import { bytesOf, filesOf, type SaveList, WORKER } from './contract/save-list.ts'
import { dropCaches, readCopy, type SavedCopy, STATE_CACHE } from './contract/saved-copy.ts'
import { fetchSaveList } from './fetch-save-list.ts'
import { readMark, writeMark } from './mark.ts'
import { saveFiles } from './save-files.ts'
import { FullError } from './saving-error.ts'

export type Part = 'pages' | 'pictures' | 'search'

/** What the panel shows; sizes in bytes. */
export type State =
  | { kind: 'offered'; list: SaveList }
  | { kind: 'saving'; done: number; total: number; part: Part }
  | { kind: 'paused'; done: number; total: number }
  /** `list`: what is on the site now; null without coverage. */
  | { kind: 'saved'; copy: SavedCopy; list: SaveList | null; isSafe: boolean }
  | { kind: 'full'; needed: number; free: number | null; hasCopy: boolean }
  | { kind: 'gone'; savedAt: string; list: SaveList }
  | { kind: 'refused' }
  /** Taken away; what could be saved anew is not known without coverage. */
  | { kind: 'removed' }
  | { kind: 'failed' }

/** When a broken attempt is made again while the page is open. */
const RETRY_MS = 15_000

const heard = new Set<(state: State) => void>()
let state: State | null = null
let running: AbortController | null = null
/** Counts looks and removals: what an older look finds is no longer so. */
let latest = 0

/** Tells every change of the state, and what it is now. */
export function follow(hear: (state: State) => void): void {
  heard.add(hear)
  if (state) hear(state)
}

function show(next: State): void {
  state = next
  for (const hear of heard) hear(next)
}

/** Looks what is saved and what is on the site, and goes on with what an earlier page has begun. */
export async function look(): Promise<void> {
  if (running) return
  if (!isPossible()) return show({ kind: 'refused' })
  const mark = readMark()
  if (mark?.state === 'saving') return save(mark.languages)
  const mine = ++latest
  const found = (next: State) => {
    if (mine === latest && !running) show(next)
  }
  try {
    const copy = await readCopy()
    // What is saved is known at once; what is on the site may take its time.
    if (copy) found({ kind: 'saved', copy, list: null, isSafe: await isSafe() })
    const list = await fetchSaveList().catch(() => null)
    if (copy) return list ? found({ kind: 'saved', copy, list, isSafe: await isSafe() }) : undefined
    if (!list) return found({ kind: 'failed' })
    found(mark ? { kind: 'gone', savedAt: mark.savedAt, list } : { kind: 'offered', list })
  } catch (error) {
    refuse(error)
  }
}

/** Saves the site in some languages; with a copy at hand that is an update, and the copy stays until it is done. */
export async function save(languages: readonly Language[]): Promise<void> {
  if (running) return
  running = new AbortController()
  const { signal } = running
  const before = readMark()
  const savedAt = before?.savedAt ?? ''
  writeMark({ state: 'saving', languages: [...languages], savedAt })
  let last = { done: 0, total: 0 }
  show({ kind: 'saving', ...last, part: 'pages' })
  try {
    void navigator.storage?.persist?.() // some browsers ask the reader; the answer may come later
    await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' })
    const onProgress = ({ done, total, file: [address] }: Parameters<Parameters<typeof saveFiles>[1]>[0]) => {
      last = { done, total }
      show({ kind: 'saving', ...last, part: partOf(address) })
    }
    const copy = await alone(() => saveFiles(languages, onProgress, signal))
    await navigator.serviceWorker.ready
    writeMark({ state: 'saved', languages: [...languages], savedAt: copy.savedAt })
    show({ kind: 'saved', copy, list: copy.list, isSafe: await isSafe() })
  } catch (error) {
    await explain(error, languages, last, savedAt)
  } finally {
    running = null
  }
}

/** One page saves at a time; another that wants to waits, and finds everything there. */
function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request('save-for-the-forest', work) : work()
}

/** What has gone wrong: nothing half-saved stays where it cannot become whole. */
async function explain(
  error: unknown,
  languages: readonly Language[],
  last: { done: number; total: number },
  savedAt: string,
): Promise<void> {
  if (isRefusal(error)) {
    writeMark(null)
    return refuse(error)
  }
  const isStopped = error instanceof DOMException && error.name === 'AbortError'
  const isFull = error instanceof FullError
  if (!isStopped && !isFull) {
    console.warn('Saving was interrupted.', error)
    show({ kind: 'paused', ...last })
    return retryLater(languages)
  }
  const copy = await readCopy()
  await dropCaches(copy ? [copy.cache, STATE_CACHE] : [])
  writeMark(copy && { state: 'saved', languages: [...copy.languages], savedAt })
  running = null
  if (!isFull) return look()
  show({ kind: 'full', needed: error.needed, free: error.free, hasCopy: copy !== null })
}

/** Goes on when coverage is back: the browser may notice it, or another try does. */
function retryLater(languages: readonly Language[]): void {
  const again = () => {
    clearTimeout(timer)
    removeEventListener('online', again)
    if (state?.kind === 'paused') void save(languages)
  }
  const timer = setTimeout(again, RETRY_MS)
  addEventListener('online', again)
}

export function stop(): void {
  running?.abort()
}

/** Takes everything away again, the service worker too. */
export async function remove(): Promise<void> {
  stop()
  const mine = ++latest
  writeMark(null)
  await dropCaches([])
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
  show({ kind: 'removed' })
  const list = await fetchSaveList().catch(() => null)
  if (list && mine === latest && !running) show({ kind: 'offered', list })
}

/** What has to be fetched for some languages beside what a copy has. */
export function bytesToFetch(list: SaveList, languages: readonly Language[], copy: SavedCopy | null): number {
  const there = new Set(copy ? filesOf(copy.list, copy.languages).map(([address, hash]) => `${address} ${hash}`) : [])
  return bytesOf(filesOf(list, languages).filter(([address, hash]) => !there.has(`${address} ${hash}`)))
}

/** Whether the site has other texts than a copy; new scripts alone change nothing for a reader. */
export function hasNewerTexts(copy: SavedCopy, list: SaveList | null): list is SaveList {
  return list !== null && copy.languages.some((language) => copy.list.texts[language] !== list.texts[language])
}

function isPossible(): boolean {
  return isSecureContext && 'serviceWorker' in navigator && 'caches' in globalThis
}

/** Browsers with their storage turned off say so only when it is used. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof DOMException && ['SecurityError', 'NotSupportedError', 'InvalidStateError'].includes(error.name)
  )
}

function refuse(error: unknown): void {
  console.warn('The browser does not save.', error)
  show({ kind: 'refused' })
}

async function isSafe(): Promise<boolean> {
  return (await navigator.storage?.persisted?.()) ?? false
}

function partOf(address: string): Part {
  if (address.startsWith('/static/pictures/') || address.startsWith('/figures/')) return 'pictures'
  return address.startsWith('/static/') || address.startsWith('/search') ? 'search' : 'pages'
}

import type { Language } from '../../content/languages.ts'
import { MARK } from '../client/saving.ts'
import { readStored, store } from '../client/storage.ts'
import { type SaveList, WORKER } from './contract/save-list.ts'
import { dropCaches, readCopy, type SavedCopy, STATE_CACHE } from './contract/saved-copy.ts'
import { fetchSaveList, type Progress, saveFiles } from './save-files.ts'

/** What the panel shows; sizes in bytes. */
export type State =
  | { kind: 'offered'; list: SaveList }
  | ({ kind: 'saving' | 'paused' } & Progress)
  /** `list`: what is on the site now; null without coverage. */
  | { kind: 'saved'; copy: SavedCopy; list: SaveList | null }
  | { kind: 'full'; needed: number; hasCopy: boolean }
  | { kind: 'gone'; savedAt: string; list: SaveList }
  /** `removed`: what could be saved anew is not known without coverage. */
  | { kind: 'refused' | 'removed' | 'failed' }

/**
 * What this browser was asked to save, beside the copy itself: a page knows it at once, without opening the copy, and it
 * tells when the browser has taken the copy away.
 */
type Mark = { state: 'saving' | 'saved'; languages: readonly Language[]; savedAt: string }

/** When a broken attempt is made again while the page is open. */
const RETRY_MS = 15_000

/** Browsers with their storage turned off say so only when it is used. */
const REFUSALS = ['SecurityError', 'NotSupportedError', 'InvalidStateError']

let state: State | null = null
let onState: (state: State) => void = () => {}
let running: AbortController | null = null
/** Counts looks and removals: what an older look finds is no longer so. */
let latest = 0

/** Tells every change of the state. */
export function followSaving(listener: (state: State) => void): void {
  onState = listener
}

function show(next: State): void {
  state = next
  onState(next)
}

/** Looks what is saved and what is on the site, and goes on with what an earlier page has begun. */
export async function look(): Promise<void> {
  if (running) return
  if (!('serviceWorker' in navigator && 'caches' in globalThis)) return show({ kind: 'refused' })
  const mark = readMark()
  if (mark?.state === 'saving') return save(mark.languages)
  const mine = ++latest
  const found = (next: State) => {
    if (mine === latest && !running) show(next)
  }
  try {
    const copy = await readCopy()
    // What is saved is known at once; what is on the site may take its time.
    if (copy) found({ kind: 'saved', copy, list: null })
    const list = await fetchSaveList().catch(() => null)
    if (copy) return found({ kind: 'saved', copy, list })
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
  const savedAt = readMark()?.savedAt ?? ''
  writeMark({ state: 'saving', languages, savedAt })
  let last = { done: 0, total: 0 }
  const report = (progress: Progress) => {
    last = progress
    show({ kind: 'saving', ...progress })
  }
  report(last)
  try {
    void navigator.storage.persist() // some browsers ask the reader; the answer may come later
    await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' })
    // One tab saves at a time; another that wants to waits, and finds everything there.
    const copy = await navigator.locks.request('save-for-the-forest', () => saveFiles(languages, report, signal))
    await navigator.serviceWorker.ready
    writeMark({ state: 'saved', languages, savedAt: copy.savedAt })
    show({ kind: 'saved', copy, list: copy.list })
  } catch (error) {
    await explain(error, languages, last, savedAt)
  } finally {
    running = null
  }
}

/** What has gone wrong: nothing half-saved stays where it cannot become whole. */
async function explain(error: unknown, languages: readonly Language[], last: Progress, savedAt: string): Promise<void> {
  const name = error instanceof DOMException ? error.name : ''
  if (REFUSALS.includes(name)) {
    writeMark(null)
    return refuse(error)
  }
  const isFull = name === 'QuotaExceededError'
  if (!isFull && name !== 'AbortError') {
    console.warn('Saving was interrupted.', error)
    show({ kind: 'paused', ...last })
    return retryLater(languages)
  }
  const copy = await readCopy()
  await dropCaches(copy ? [copy.cache, STATE_CACHE] : [])
  writeMark(copy && { state: 'saved', languages: copy.languages, savedAt })
  running = null
  if (!isFull) return look()
  show({ kind: 'full', needed: last.total - last.done, hasCopy: copy !== null })
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

function refuse(error: unknown): void {
  console.warn('The browser does not save.', error)
  show({ kind: 'refused' })
}

function readMark(): Mark | null {
  return JSON.parse(readStored('localStorage', MARK) ?? 'null')
}

function writeMark(mark: Mark | null): void {
  store('localStorage', MARK, mark && JSON.stringify(mark))
}

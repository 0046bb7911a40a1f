import { isRecord } from '../../site/is-record.ts'
import { isLanguages, type Language } from '../../site/languages.ts'
import { readStoredJson, store } from '../dom/storage.ts'
import { isMoment } from './contract/date.ts'
import { type PrecacheManifest, WORKER } from './contract/precache.ts'
import { deleteCaches, readCopy, type SavedCopy, STATE_CACHE } from './contract/saved-copy.ts'
import { fetchPrecacheManifest, type Progress, saveFiles } from './save-files.ts'
import { SAVING_KEY } from './saving-key.ts'

/** What the panel shows; sizes in bytes. */
export type SavingState =
  | { kind: 'offered'; list: PrecacheManifest }
  | ({ kind: 'saving' | 'paused' } & Progress)
  /** `list`: what is on the site now; null without coverage. */
  | { kind: 'saved'; copy: SavedCopy; list: PrecacheManifest | null }
  | { kind: 'full'; needed: number; hasCopy: boolean }
  | { kind: 'gone'; savedAt: string; list: PrecacheManifest }
  /** `removed`: without coverage, what could be saved again is not known. */
  | { kind: 'refused' | 'removed' | 'failed' }

/**
 * What this browser was asked to save. It is stored apart from the copy: a page reads it without opening the copy, and
 * finds out that the browser has cleared the copy.
 */
type SavingRecord = { languages: readonly Language[] } & ({ state: 'saving' } | { state: 'saved'; savedAt: string })

/** After this time an interrupted saving is tried again. */
const RETRY_MS = 15_000

/** Browsers with their storage turned off say so only when it is used. */
const REFUSALS = ['SecurityError', 'NotSupportedError', 'InvalidStateError']

let state: SavingState | null = null
let onState: (state: SavingState) => void = () => {}
let running: AbortController | null = null
/** Counts checks and removals, so that a check that is overtaken shows nothing. */
let latest = 0

/** Calls back at every change of the state. */
export function onSavingChange(listener: (state: SavingState) => void): void {
  onState = listener
}

function setState(next: SavingState): void {
  state = next
  onState(next)
}

/** Compares what is saved with what is on the site, and goes on with what an earlier page has begun. */
export async function checkSaving(): Promise<void> {
  if (running) return
  if (!('serviceWorker' in navigator && 'caches' in globalThis)) return setState({ kind: 'refused' })
  const record = readRecord()
  if (record?.state === 'saving') return saveSite(record.languages)
  const mine = ++latest
  const found = (next: SavingState) => {
    if (mine === latest && !running) setState(next)
  }
  try {
    const copy = await readCopy()
    if (copy && !record) writeRecord({ state: 'saved', languages: copy.languages, savedAt: copy.savedAt })
    // What is saved is known at once; what is on the site may take its time.
    if (copy) found({ kind: 'saved', copy, list: null })
    const list = await fetchPrecacheManifest().catch(() => null)
    if (copy) return found({ kind: 'saved', copy, list })
    if (!list) return found({ kind: 'failed' })
    found(record ? { kind: 'gone', savedAt: record.savedAt, list } : { kind: 'offered', list })
  } catch (error) {
    refuse(error)
  }
}

/** Saves the site in some languages; with a copy at hand that is an update, and the copy stays until it is done. */
export async function saveSite(languages: readonly Language[]): Promise<void> {
  if (running) return
  running = new AbortController()
  const { signal } = running
  writeRecord({ state: 'saving', languages })
  let last = { done: 0, total: 0 }
  const report = (progress: Progress) => {
    last = progress
    setState({ kind: 'saving', ...progress })
  }
  report(last)
  try {
    void navigator.storage?.persist?.() // some browsers have it not, some ask the reader; the answer may come later
    await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' })
    // One tab saves at a time; another that wants to waits, and finds everything there.
    const copy = await navigator.locks.request('save-for-the-forest', () => saveFiles(languages, report, signal))
    await navigator.serviceWorker.ready
    writeRecord({ state: 'saved', languages, savedAt: copy.savedAt })
    setState({ kind: 'saved', copy, list: copy.list })
  } catch (error) {
    await handleFailure(error, languages, last)
  } finally {
    running = null
  }
}

/** Shows what has gone wrong; nothing half-saved stays where it cannot become whole. */
async function handleFailure(error: unknown, languages: readonly Language[], last: Progress): Promise<void> {
  const name = error instanceof DOMException ? error.name : ''
  if (REFUSALS.includes(name)) {
    writeRecord(null)
    return refuse(error)
  }
  const isFull = name === 'QuotaExceededError'
  if (!isFull && name !== 'AbortError') {
    console.warn('Saving was interrupted.', error)
    setState({ kind: 'paused', ...last })
    setTimeout(() => state?.kind === 'paused' && void saveSite(languages), RETRY_MS)
    return
  }
  const copy = await readCopy()
  await deleteCaches(copy ? [copy.cache, STATE_CACHE] : [])
  writeRecord(copy && { state: 'saved', languages: copy.languages, savedAt: copy.savedAt })
  running = null
  if (!isFull) return checkSaving()
  setState({ kind: 'full', needed: last.total - last.done, hasCopy: copy !== null })
}

export function stopSaving(): void {
  running?.abort()
}

/** Removes everything that was saved, and the service worker. */
export async function removeCopy(): Promise<void> {
  stopSaving()
  const mine = ++latest
  await deleteCaches([])
  writeRecord(null) // other tabs look now
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
  setState({ kind: 'removed' })
  const list = await fetchPrecacheManifest().catch(() => null)
  if (list && mine === latest && !running) setState({ kind: 'offered', list })
}

function refuse(error: unknown): void {
  console.warn('The browser does not save.', error)
  setState({ kind: 'refused' })
}

export function readRecord(): SavingRecord | null {
  return readStoredJson('localStorage', SAVING_KEY, isSavingRecord)
}

function isSavingRecord(value: unknown): value is SavingRecord {
  if (!isRecord(value) || !isLanguages(value.languages)) return false
  return value.state === 'saving' || (value.state === 'saved' && isMoment(value.savedAt))
}

function writeRecord(record: SavingRecord | null): void {
  store('localStorage', SAVING_KEY, record && JSON.stringify(record))
}

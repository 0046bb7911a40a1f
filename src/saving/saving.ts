import { isRecord } from '../../site/is-record.ts'
import { isLanguageList, type Language } from '../../site/languages.ts'
import { readStoredJson, writeStored } from '../dom/storage.ts'
import { isIsoDateTime } from './contract/date.ts'
import { type PrecacheManifest, SERVICE_WORKER_PATH } from './contract/precache.ts'
import { deleteOtherCaches, readSavedCopy, type SavedCopy, STATE_CACHE } from './contract/saved-copy.ts'
import { downloadCopy, fetchPrecacheManifest, type SavingProgress } from './download-copy.ts'
import { SAVING_STORAGE_KEY } from './saving-key.ts'

/** The state of the panel; `needed` is in bytes. */
export type SavingState =
  | { kind: 'offered'; list: PrecacheManifest }
  | ({ kind: 'saving' | 'paused' } & SavingProgress)
  /** `list`: the current manifest; null when offline. */
  | { kind: 'saved'; copy: SavedCopy; list: PrecacheManifest | null }
  | { kind: 'full'; needed: number; hasCopy: boolean }
  | { kind: 'gone'; savedAt: string; list: PrecacheManifest }
  /** `removed`: shown until the manifest has been fetched, and while offline. */
  | { kind: 'refused' | 'removed' | 'failed' }

/**
 * The record of what the visitor has saved, in local storage. Pages can read it without the Cache API, and it shows
 * that the browser has evicted a copy.
 */
type SavingRecord = { languages: readonly Language[] } & ({ state: 'saving' } | { state: 'saved'; savedAt: string })

/** How long after a network error the download is resumed. */
const RETRY_MS = 15_000

/** The names of the errors that browsers throw if storage or service workers are disabled. */
const STORAGE_DISABLED_ERRORS = ['SecurityError', 'NotSupportedError', 'InvalidStateError']

let state: SavingState | null = null
let onState: (state: SavingState) => void = () => {}
let running: AbortController | null = null
/** The number of the latest check or removal; results of earlier ones are ignored. */
let latest = 0

/** Sets the listener for changes of the state; there is only one. */
export function onSavingChange(listener: (state: SavingState) => void): void {
  onState = listener
}

function setState(next: SavingState): void {
  state = next
  onState(next)
}

/** Compares the copy with the site, and resumes an interrupted download. */
export async function checkSavedCopy(): Promise<void> {
  if (running) return
  if (!('serviceWorker' in navigator && 'caches' in globalThis)) return setState({ kind: 'refused' })
  const record = readSavingRecord()
  if (record?.state === 'saving') return saveSite(record.languages)
  const mine = ++latest
  const setStateIfLatest = (next: SavingState) => {
    if (mine === latest && !running) setState(next)
  }
  try {
    const copy = await readSavedCopy()
    if (copy && !record) writeRecord({ state: 'saved', languages: copy.languages, savedAt: copy.savedAt })
    // Shows the copy before the manifest has been fetched, which may take a while.
    if (copy) setStateIfLatest({ kind: 'saved', copy, list: null })
    const list = await fetchPrecacheManifest().catch(() => null)
    if (copy) return setStateIfLatest({ kind: 'saved', copy, list })
    if (!list) return setStateIfLatest({ kind: 'failed' })
    setStateIfLatest(record ? { kind: 'gone', savedAt: record.savedAt, list } : { kind: 'offered', list })
  } catch (error) {
    reportRefusal(error)
  }
}

/** Saves the site in some languages, or updates the saved copy, which stays in use until the download is complete. */
export async function saveSite(languages: readonly Language[]): Promise<void> {
  if (running) return
  running = new AbortController()
  const { signal } = running
  writeRecord({ state: 'saving', languages })
  let last = { done: 0, total: 0 }
  const report = (progress: SavingProgress) => {
    last = progress
    setState({ kind: 'saving', ...progress })
  }
  report(last)
  try {
    void navigator.storage?.persist?.() // not awaited, since some browsers ask for permission; others lack it
    await navigator.serviceWorker.register(SERVICE_WORKER_PATH, { updateViaCache: 'none' })
    // A Web Lock lets one tab download at a time; another tab waits for it, and then finds all files in the cache.
    const copy = await navigator.locks.request('save-for-the-forest', () => downloadCopy(languages, report, signal))
    await navigator.serviceWorker.ready
    writeRecord({ state: 'saved', languages, savedAt: copy.savedAt })
    setState({ kind: 'saved', copy, list: copy.list })
  } catch (error) {
    await handleFailure(error, languages, last)
  } finally {
    running = null
  }
}

/** Shows an error, and removes a partial copy that cannot be completed. */
async function handleFailure(error: unknown, languages: readonly Language[], last: SavingProgress): Promise<void> {
  const name = error instanceof DOMException ? error.name : ''
  if (STORAGE_DISABLED_ERRORS.includes(name)) {
    writeRecord(null)
    return reportRefusal(error)
  }
  const isFull = name === 'QuotaExceededError'
  if (!isFull && name !== 'AbortError') {
    console.warn('Saving was interrupted.', error)
    setState({ kind: 'paused', ...last })
    setTimeout(() => state?.kind === 'paused' && void saveSite(languages), RETRY_MS)
    return
  }
  const copy = await readSavedCopy()
  await deleteOtherCaches(copy ? [copy.cache, STATE_CACHE] : [])
  writeRecord(copy && { state: 'saved', languages: copy.languages, savedAt: copy.savedAt })
  running = null
  if (!isFull) return checkSavedCopy()
  setState({ kind: 'full', needed: last.total - last.done, hasCopy: copy !== null })
}

export function stopSaving(): void {
  running?.abort()
}

/** Removes the copy and unregisters the service worker. */
export async function removeSavedCopy(): Promise<void> {
  stopSaving()
  const mine = ++latest
  await deleteOtherCaches([])
  writeRecord(null) // notifies other tabs
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
  setState({ kind: 'removed' })
  const list = await fetchPrecacheManifest().catch(() => null)
  if (list && mine === latest && !running) setState({ kind: 'offered', list })
}

function reportRefusal(error: unknown): void {
  console.warn('The browser does not save.', error)
  setState({ kind: 'refused' })
}

export function readSavingRecord(): SavingRecord | null {
  return readStoredJson('localStorage', SAVING_STORAGE_KEY, isSavingRecord)
}

function isSavingRecord(value: unknown): value is SavingRecord {
  if (!isRecord(value) || !isLanguageList(value.languages)) return false
  return value.state === 'saving' || (value.state === 'saved' && isIsoDateTime(value.savedAt))
}

function writeRecord(record: SavingRecord | null): void {
  writeStored('localStorage', SAVING_STORAGE_KEY, record && JSON.stringify(record))
}

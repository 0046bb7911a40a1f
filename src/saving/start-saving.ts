import { isRecord } from '../../site/is-record.ts'
import { runWithLoadingNote } from '../dom/chunk-note.ts'
import { parseHashId } from '../dom/hash-scroll.ts'
import { loadChunk } from '../dom/load-chunk.ts'
import { readStoredJson } from '../dom/storage.ts'
import { pageLanguage } from '../language/page-language.ts'
import { SAVING_STORAGE_KEY } from './saving-key.ts'

/** Events that precede a press. */
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * “Save for the forest” is a native <details>; its chunk is loaded at the first intent, or at once when something is
 * saved. An interrupted download is resumed on every page.
 */
export function startSaveRow(): void {
  const details = document.querySelector<HTMLDetailsElement>('save-row details')
  const panel = details?.querySelector<HTMLElement>('.save__panel')
  let isStarted = false
  const start = async () => {
    const { startSavingPanel } = await loadChunk('save-panel', () => import('./panel.ts'))
    if (!isStarted) startSavingPanel(details, pageLanguage())
    isStarted = true
  }
  const load = () => {
    if (panel && details?.open) void runWithLoadingNote(panel, start)
    else start().catch(console.warn)
  }
  const openByHash = () => {
    if (details && parseHashId(location.hash) === 'save') details.open = true
  }
  // once it is open, the note's retry button loads it
  for (const intent of INTENTS) details?.addEventListener(intent, () => details.open || load(), { passive: true })
  details?.addEventListener('toggle', load)
  addEventListener('hashchange', () => {
    openByHash()
    if (details?.matches(':target')) details.scrollIntoView() // opening it has moved it
  })
  openByHash()
  // validated further in src/saving/saving.ts
  const record = readStoredJson('localStorage', SAVING_STORAGE_KEY, isRecord)
  if (details?.open || (details ? record : record?.state === 'saving')) load()
}

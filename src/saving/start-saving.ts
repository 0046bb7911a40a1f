import { isRecord } from '../../site/is-record.ts'
import { runWithNote } from '../dom/chunk-note.ts'
import { idOfHash } from '../dom/hash-scroll.ts'
import { loadChunk } from '../dom/load-chunk.ts'
import { readStoredJson } from '../dom/storage.ts'
import { pageLanguage } from '../language/page-language.ts'
import { SAVING_KEY } from './saving-key.ts'

/** The events before a press. */
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * “Save for the forest” is a native fold; its code is loaded at the first intent on it, and at once where this browser has
 * saved something. What an earlier page has begun to save goes on, on every page.
 */
export function startSaving(): void {
  const details = document.querySelector<HTMLDetailsElement>('save-row details')
  const panel = details?.querySelector<HTMLElement>('.save__panel')
  let isStarted = false
  const start = async () => {
    const { startPanel } = await loadChunk('save-panel', () => import('./panel.ts'))
    if (!isStarted) startPanel(details, pageLanguage())
    isStarted = true
  }
  const load = () => {
    if (panel && details?.open) void runWithNote(panel, start)
    else start().catch(console.warn)
  }
  const openByHash = () => {
    if (details && idOfHash(location.hash) === 'save') details.open = true
  }
  // once it is open, its note's retry asks again
  for (const intent of INTENTS) details?.addEventListener(intent, () => details.open || load(), { passive: true })
  details?.addEventListener('toggle', load)
  addEventListener('hashchange', () => {
    openByHash()
    if (details?.matches(':target')) details.scrollIntoView() // open, it stands elsewhere
  })
  openByHash()
  const record = readStoredJson('localStorage', SAVING_KEY, isRecord) // src/saving/saving.ts asks more of it
  if (details?.open || (details ? record : record?.state === 'saving')) load()
}

import { isRecord } from '../../site/is-record.ts'
import { runWithLoadingNote } from '../dom/chunk-note.ts'
import { parseHashId } from '../dom/hash-scroll.ts'
import { intentEvents } from '../dom/intent-events.ts'
import { loadChunk } from '../dom/load-chunk.ts'
import { readStoredJson } from '../dom/storage.ts'
import { pageLanguage } from '../language/page-language.ts'
import { SAVING_STORAGE_KEY } from './saving-key.ts'

/**
 * Starts the row “Save for the forest”, a native <details> element. Its chunk is loaded on the first intent to open it,
 * or at once if a copy exists. An interrupted download is resumed on every page, also on those without the row.
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
    if (parseHashId(location.hash) === 'save') details?.setAttribute('open', '')
  }
  // While the row is open, events do not load the chunk: after an error, the retry button in the note does.
  for (const intent of intentEvents) details?.addEventListener(intent, () => details.open || load(), { passive: true })
  details?.addEventListener('toggle', load)
  addEventListener('hashchange', openByHash)
  openByHash()
  // Only the state is read here; src/saving/saving.ts validates the whole record.
  const record = readStoredJson('localStorage', SAVING_STORAGE_KEY, isRecord)
  if (details?.open || (details ? record : record?.state === 'saving')) load()
}

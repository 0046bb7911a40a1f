import { fieldModeStorageKey, isFieldModeOn } from '../../../site/field-mode.ts'
import { runWithLoadingNote } from '../../dom/chunk-note.ts'
import { closestToTarget } from '../../dom/closest.ts'
import { loadChunk } from '../../dom/load-chunk.ts'
import { onStorageChange, readStored } from '../../dom/storage.ts'
import { DOCUMENT_UPDATED_EVENT } from '../update/update-document.ts'

/**
 * Field mode: large type, strong contrast and large targets, for reading outdoors. If it is on, the head script applies
 * it before the first paint. The chunk that toggles it, and holds a screen wake lock, is loaded if it is on, or when
 * the switch is pressed.
 */
export function startFieldMode(): void {
  const isOn = () => 'field' in document.documentElement.dataset
  const load = () => loadChunk('field-mode', () => import('./apply-field-mode.ts'))
  const follow = () => {
    const isWanted = readStored('localStorage', fieldModeStorageKey, isFieldModeOn) !== null
    if (isWanted || isOn())
      load()
        .then((mode) => mode.toggleFieldMode(isWanted))
        .catch(console.warn)
  }
  follow() // the browser may have prerendered the page before the mode was toggled on another one
  addEventListener(
    DOCUMENT_UPDATED_EVENT,
    () => isOn() && load().then((mode) => mode.toggleFieldMode(true), console.warn),
  )
  onStorageChange(follow)
  document.addEventListener('click', ({ target }) => {
    const button = closestToTarget(target, '.field-switch')
    if (button) void runWithLoadingNote(button, async () => (await load()).toggleFieldMode())
  })
}

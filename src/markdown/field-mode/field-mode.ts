import { fieldModeKey, isFieldModeOn } from '../../../site/field-mode.ts'
import { runWithNote } from '../../dom/chunk-note.ts'
import { closest } from '../../dom/closest.ts'
import { loadChunk } from '../../dom/load-chunk.ts'
import { onStorageChange, readStored } from '../../dom/storage.ts'
import { DOCUMENT_UPDATED } from '../update/update-document.ts'

/**
 * The field mode: large type, strong contrast, large targets. The head script shows it before the first paint where it is
 * on; the code that switches it, and keeps the screen on, is loaded when it is on or the switch is pressed.
 */
export function startFieldMode(): void {
  const isOn = () => 'field' in document.documentElement.dataset
  const load = () => loadChunk('field-mode', () => import('./apply-field-mode.ts'))
  const follow = () => {
    const isWanted = readStored('localStorage', fieldModeKey, isFieldModeOn) !== null
    if (isWanted || isOn())
      load()
        .then((mode) => mode.toggleFieldMode(isWanted))
        .catch(console.warn)
  }
  follow() // a prerendered page may have been made before the switch
  addEventListener(DOCUMENT_UPDATED, () => isOn() && load().then((mode) => mode.toggleFieldMode(true), console.warn))
  onStorageChange(follow)
  document.addEventListener('click', ({ target }) => {
    const button = closest(target, '.field-switch')
    if (button) void runWithNote(button, async () => (await load()).toggleFieldMode())
  })
}

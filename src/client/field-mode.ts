import { fieldModeKey } from '../../content/field-mode.ts'
import { closest } from './closest.ts'
import { DOCUMENT_SHOWN } from './documents.ts'
import { loadChunk } from './load-chunk.ts'
import { readStored, whenStoredElsewhere } from './storage.ts'

/**
 * The field mode: large type, strong contrast, large targets. The head script shows it before the first paint where it is
 * on; what switches it, and what else belongs to it, comes when it is on or the switch is pressed.
 */
export function startFieldMode(): void {
  const isOn = () => 'field' in document.documentElement.dataset
  const follow = (act: 'turn' | 'follow') =>
    loadChunk('field-mode', () => import('./field-mode/turn.ts'))
      .then((part) => part[act]())
      .catch((error: unknown) => console.warn('The field mode could not be loaded.', error))
  const look = () => {
    if (isOn()) void follow('follow')
  }
  look()
  addEventListener(DOCUMENT_SHOWN, look)
  whenStoredElsewhere(() => {
    if (isOn() === (readStored('localStorage', fieldModeKey) === null)) void follow('turn')
  })
  document.addEventListener('click', ({ target }) => {
    if (closest(target, '.field-switch')) void follow('turn')
  })
}

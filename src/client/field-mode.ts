import { fieldModeKey } from '../../content/field-mode.ts'
import { doAwaited } from './chunk-note.ts'
import { closest } from './closest.ts'
import { DOCUMENT_SHOWN } from './documents.ts'
import { loadChunk } from './load-chunk.ts'
import { onStorageChange, readStored } from './storage.ts'

/**
 * The field mode: large type, strong contrast, large targets. The head script shows it before the first paint where it is
 * on; the code that switches it, and keeps the screen on, is loaded when it is on or the switch is pressed.
 */
export function startFieldMode(): void {
  const isOn = () => 'field' in document.documentElement.dataset
  const run = async (name: 'toggleFieldMode' | 'applyFieldMode') => {
    const module = await loadChunk('field-mode', () => import('./field-mode/apply-field-mode.ts'))
    await module[name]()
  }
  const apply = () => isOn() && run('applyFieldMode').catch(console.warn)
  const follow = () => {
    if (isOn() === (readStored('localStorage', fieldModeKey) === null)) run('toggleFieldMode').catch(console.warn)
  }
  apply()
  follow() // of a prerendered page, which has had another mode before it was shown
  addEventListener(DOCUMENT_SHOWN, apply)
  onStorageChange(follow)
  document.addEventListener('click', ({ target }) => {
    const button = closest(target, '.field-switch')
    if (button) void doAwaited(button, () => run('toggleFieldMode'))
  })
}

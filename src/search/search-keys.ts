import { closestToTarget } from '../dom/closest.ts'
import { readStored, writeStored } from '../dom/storage.ts'

const STORAGE_KEY = 'slashKey'

/** The stored value while the shortcut is turned off. */
const isOff = (value: unknown): value is 'off' => value === 'off'

/**
 * Elements in which `/` is typed as text: inputs and open dialogs. Inputs of closed dialogs are excluded, since they
 * keep the focus until the next frame.
 */
const TEXT_FIELD_SELECTOR = ':is(input,textarea,select):not(dialog:not([open]) *),dialog[open] *'

/**
 * Whether a key opens the search: Ctrl or Cmd K anywhere, and `/`, with Shift on some keyboards, outside inputs and
 * dialogs, unless the visitor has turned it off.
 */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (key === '/') return !(ctrlKey || metaKey || altKey || closestToTarget(target, TEXT_FIELD_SELECTOR)) && isSlashOn()
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k' // Caps Lock gives K
}

/** Speech input may trigger `/` by a word, so the shortcut can be turned off (WCAG 2.1.4). */
function isSlashOn(): boolean {
  return readStored('localStorage', STORAGE_KEY, isOff) === null
}

/** Connects the checkbox on the accessibility page that turns the shortcut off. */
export function startSlashKeySetting(): void {
  const box = document.querySelector<HTMLInputElement>('#slash-key')
  if (!box) return
  const storeChoice = () => writeStored('localStorage', STORAGE_KEY, box.checked ? null : 'off')
  box.checked &&= isSlashOn() // an unticked box was unticked before the runtime had loaded
  storeChoice()
  box.addEventListener('change', storeChoice)
}

import { closest } from './closest.ts'
import { readStored, store } from './storage.ts'

const STORAGE_KEY = 'slashKey'

/**
 * Whether a key asks for the search: Ctrl or Cmd K anywhere, and `/`, on some keyboards with Shift, outside of fields and
 * dialogs, as long as the visitor has not turned it off.
 */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (key === '/') return !ctrlKey && !metaKey && !altKey && !isTyped(target) && isSlashOn()
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k' // K with Caps Lock
}

/** Whether a key is typed in a field or a dialog; the field of a closed dialog keeps the focus until the next frame. */
function isTyped(target: EventTarget | null): boolean {
  return closest(target, ':is(input,textarea,select):not(dialog:not([open]) *),dialog[open] *') !== null
}

/** A visitor who dictates may press `/` by a word, so that this key can be turned off (WCAG 2.1.4). */
function isSlashOn(): boolean {
  return readStored('localStorage', STORAGE_KEY) === null
}

/** Connects the box on the page about accessibility that turns the key off. */
export function startSlashKey(): void {
  const box = document.querySelector<HTMLInputElement>('#slash-key')
  if (!box) return
  const storeChoice = () => store('localStorage', STORAGE_KEY, box.checked ? null : 'off')
  box.checked &&= isSlashOn() // one that is not ticked was unticked before the runtime was there
  storeChoice()
  box.addEventListener('change', storeChoice)
}

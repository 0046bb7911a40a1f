import { closest } from '../dom/closest.ts'
import { readStored, store } from '../dom/storage.ts'

const STORAGE_KEY = 'slashKey'

/** What is stored there where the key is turned off. */
const OFF = 'off'
const isOff = (value: unknown): value is typeof OFF => value === OFF

/** Fields, and all in a dialog; the field of a closed dialog keeps the focus until the next frame. */
const TYPED_IN = ':is(input,textarea,select):not(dialog:not([open]) *),dialog[open] *'

/**
 * Whether a key asks for the search: Ctrl or Cmd K anywhere, and `/`, on some keyboards with Shift, outside of fields and
 * dialogs, as long as the visitor has not turned it off.
 */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (key === '/') return !ctrlKey && !metaKey && !altKey && !closest(target, TYPED_IN) && isSlashOn()
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k' // K with Caps Lock
}

/** A visitor who dictates may press `/` by a word, so that this key can be turned off (WCAG 2.1.4). */
function isSlashOn(): boolean {
  return readStored('localStorage', STORAGE_KEY, isOff) === null
}

/** Connects the box on the page about accessibility that turns the key off. */
export function startSlashKey(): void {
  const box = document.querySelector<HTMLInputElement>('#slash-key')
  if (!box) return
  const storeChoice = () => store('localStorage', STORAGE_KEY, box.checked ? null : OFF)
  box.checked &&= isSlashOn() // one that is not ticked was unticked before the runtime was there
  storeChoice()
  box.addEventListener('change', storeChoice)
}

import { isRecord } from '../../site/is-record.ts'
import { openDialog } from './dialogs.ts'
import { abortOnScroll } from './hash-scroll.ts'
import {
  getReadingPosition,
  isReadingPosition,
  type ReadingPosition,
  restoreReadingPosition,
} from './reading-position.ts'
import { readStoredJson, writeStored } from './storage.ts'

/**
 * The session storage key of the reading position and typed text while the page in the other language loads, or this
 * page reloads.
 */
const STORAGE_KEY = 'place'

/**
 * The fields whose values are carried over: forms, the search, the glossary filter, and the questions of a document.
 * The calculator's only before hydration, since a hydrated calculator keeps its values in the URL.
 */
const FIELD_SELECTOR = [
  '[data-island] :is(input[id]:is([type="email"], [type="search"], [type="checkbox"]), textarea[id])',
  '[data-island]:not([data-hydrated]) input[inputmode]',
  'input[id][form]',
].join()

type Field = HTMLInputElement | HTMLTextAreaElement

type StoredFields = [id: string, value: string, isChecked: boolean][]

type CarriedOver = { pathname: string; position: ReadingPosition; fields: StoredFields; dialog: string | undefined }

/** Whether a stored position was restored, which takes precedence over the URL's hash. */
export let isPositionRestored = false

/** Restores the reading position and the typed text of the previous page. */
export function restorePageState(): void {
  const state = readStoredJson('sessionStorage', STORAGE_KEY, isStoredPageState)
  writeStored('sessionStorage', STORAGE_KEY, null)
  if (state?.pathname !== location.pathname) return
  const { position, fields, dialog } = state
  if (dialog) openDialog(dialog)
  fillFields(fields)
  isPositionRestored = position.scrolled > 0
  restoreReadingPosition(position)
  if (document.readyState === 'complete') return
  // Once more after `load`, unless the visitor has scrolled: late stylesheets may have shifted the layout, and the
  // browser may have scrolled to the hash.
  const { signal } = abortOnScroll()
  addEventListener('load', () => setTimeout(() => signal.aborted || restoreReadingPosition(position)), { signal })
}

/** Stores the reading position and typed text for the next page, and the open dialog if the next page is this one. */
export function storePageState(pathname: string): void {
  const dialog = pathname === location.pathname ? document.querySelector('dialog[open]')?.id : undefined
  const state: CarriedOver = { pathname, position: getReadingPosition(), fields: readFilledFields(), dialog }
  writeStored('sessionStorage', STORAGE_KEY, JSON.stringify(state))
}

export function isStoredPageState(value: unknown): value is CarriedOver {
  return (
    isRecord(value) &&
    typeof value.pathname === 'string' &&
    isReadingPosition(value.position) &&
    Array.isArray(value.fields) &&
    value.fields.every(isStoredField) &&
    (value.dialog === undefined || /^[a-z][\w-]*$/.test(String(value.dialog)))
  )
}

function isStoredField(value: unknown): value is StoredFields[number] {
  if (!Array.isArray(value)) return false
  const [id, text, isChecked]: unknown[] = value
  return typeof id === 'string' && typeof text === 'string' && typeof isChecked === 'boolean'
}

/** The values of the fields that are not empty, so that restoring them never clears a field. */
export function readFilledFields(
  fields: Iterable<Field> = document.querySelectorAll<Field>(FIELD_SELECTOR),
): StoredFields {
  const filled = [...fields].filter(({ value }) => value !== '')
  return filled.map((field) => [field.id, field.value, field instanceof HTMLInputElement && field.checked])
}

export function fillFields(fields: StoredFields): void {
  for (const [id, value, isChecked] of fields) {
    const field = document.getElementById(id)
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      // keeps a tick set on this page before the runtime had loaded
      if (field.checked === field.defaultChecked) field.checked = isChecked
      continue // only the tick is carried over: the `value` of a question is text in the page's language
    }
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.value === value) continue
    if (field.value !== field.defaultValue) continue // keeps text typed on this page before the runtime had loaded
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true })) // updates the state of the field's island
  }
}

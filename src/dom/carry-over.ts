import { isRecord } from '../../site/is-record.ts'
import { openDialog } from './dialogs.ts'
import { abortOnScroll } from './hash-scroll.ts'
import { isReadingPosition, type ReadingPosition, readPosition, restorePosition } from './reading-position.ts'
import { readStoredJson, store } from './storage.ts'

/** The key of the reading position and the typed text, until the page in another language, or this one again, is there. */
const STORAGE_KEY = 'place'

/** Fields of forms, of the search and of the glossary's filter; a calculator that is hydrated has its figures in the address. */
const FIELDS =
  '[data-island] :is(input[id]:is([type="email"], [type="search"], [type="checkbox"]), textarea[id]), [data-island]:not([data-hydrated]) input[inputmode]'

type Field = HTMLInputElement | HTMLTextAreaElement

type TypedFields = [id: string, value: string, isChecked: boolean][]

type CarriedOver = { pathname: string; position: ReadingPosition; fields: TypedFields; dialog: string | undefined }

/** Whether the page was opened at the reader's position, which counts more than the hash of the address. */
export let isPositionRestored = false

/** Shows the page where the reader was on the one before, with what was typed there. */
export function restoreCarriedOver(): void {
  const state = readStoredJson('sessionStorage', STORAGE_KEY, isCarriedOver)
  store('sessionStorage', STORAGE_KEY, null)
  if (state?.pathname !== location.pathname) return
  const { position, fields, dialog } = state
  if (dialog) openDialog(dialog)
  fillFields(fields)
  isPositionRestored = position.scrolled > 0
  restorePosition(position)
  if (document.readyState === 'complete') return
  // Again after `load`, unless the visitor has moved on: late style may have moved the content, and the browser has scrolled to the hash.
  const { signal } = abortOnScroll()
  addEventListener('load', () => setTimeout(() => signal.aborted || restorePosition(position)), { signal })
}

/** Stores what the page that is loaded next takes over; which dialog is open, if that is this page again. */
export function carryOver(pathname: string): void {
  const dialog = pathname === location.pathname ? document.querySelector('dialog[open]')?.id : undefined
  const state: CarriedOver = { pathname, position: readPosition(), fields: readTypedFields(), dialog }
  store('sessionStorage', STORAGE_KEY, JSON.stringify(state))
}

export function isCarriedOver(value: unknown): value is CarriedOver {
  return (
    isRecord(value) &&
    typeof value.pathname === 'string' &&
    isReadingPosition(value.position) &&
    Array.isArray(value.fields) &&
    value.fields.every(isTypedField) &&
    (value.dialog === undefined || /^[a-z][\w-]*$/.test(String(value.dialog)))
  )
}

function isTypedField(value: unknown): value is TypedFields[number] {
  if (!Array.isArray(value)) return false
  const [id, text, isChecked]: unknown[] = value
  return typeof id === 'string' && typeof text === 'string' && typeof isChecked === 'boolean'
}

/** What is in the fields; empty ones are left out, so that they take nothing away. */
export function readTypedFields(fields: Iterable<Field> = document.querySelectorAll<Field>(FIELDS)): TypedFields {
  const filled = [...fields].filter(({ value }) => value !== '')
  return filled.map((field) => [field.id, field.value, field instanceof HTMLInputElement && field.checked])
}

export function fillFields(fields: TypedFields): void {
  for (const [id, value, isChecked] of fields) {
    const field = document.getElementById(id)
    if (field instanceof HTMLInputElement) field.checked = isChecked
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.value === value) continue
    if (field.value !== field.defaultValue) continue // typed before the runtime was there
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true })) // its island takes the text over
  }
}

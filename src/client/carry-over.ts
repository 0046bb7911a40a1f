import { openDialog } from './dialogs.ts'
import { languageLinkAt } from './language.ts'
import { isModified } from './modified-click.ts'
import { readStored, store } from './storage.ts'

/** The key of the typed text on the way to the page in another language, and while the page is loaded anew. */
const STORAGE_KEY = 'typed'

/** Fields of forms, of the search and of the glossary's filter; the calculator writes its figures into the address. */
const FIELDS =
  '[data-island] input[id]:is([type="email"], [type="search"], [type="checkbox"]), [data-island] textarea[id]'

type Field = HTMLInputElement | HTMLTextAreaElement

export type TypedFields = [id: string, value: string, isChecked: boolean][]

type Kept = { pathname: string; fields: TypedFields; dialog: string | undefined }

/** Takes what was typed along to the page in another language. */
export function startTypedText(): void {
  document.addEventListener('click', (event) => {
    const link = languageLinkAt(event.target)
    if (link && !event.defaultPrevented && !isModified(event)) keepTypedText(link.pathname)
  })
  const text = readStored('sessionStorage', STORAGE_KEY)
  if (!text) return
  store('sessionStorage', STORAGE_KEY, null)
  const { pathname, fields, dialog }: Kept = JSON.parse(text)
  if (pathname !== location.pathname) return
  if (dialog) openDialog(dialog)
  fillFields(fields)
}

/** Stores what was typed for the page that is loaded next, and which dialog is open if that is this page. */
export function keepTypedText(pathname: string): void {
  const dialog = pathname === location.pathname ? document.querySelector('dialog[open]')?.id : undefined
  const kept: Kept = { pathname, fields: readTypedFields(), dialog }
  if (dialog || kept.fields.length > 0) store('sessionStorage', STORAGE_KEY, JSON.stringify(kept))
}

/** The fields that the visitor has changed, and what is in them. */
export function readTypedFields(fields: Iterable<Field> = document.querySelectorAll<Field>(FIELDS)): TypedFields {
  return [...fields].flatMap((field) => {
    const isChecked = field instanceof HTMLInputElement && field.checked
    const isBox = field instanceof HTMLInputElement && field.type === 'checkbox'
    const isTouched = isBox ? isChecked !== field.defaultChecked : field.value !== ''
    return isTouched ? [[field.id, field.value, isChecked]] : []
  })
}

export function fillFields(fields: TypedFields): void {
  for (const [id, value, isChecked] of fields) {
    const field = document.getElementById(id)
    if (field instanceof HTMLInputElement) field.checked = isChecked
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.value === value) continue
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true })) // its island takes the text over
  }
}

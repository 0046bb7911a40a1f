/** What an island held before React took it over; its elements keep what was typed into them. */
export type Snapshot = { nodes: readonly ChildNode[]; fields: readonly Field[]; focused: Element | null }

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export function snapshot(place: HTMLElement): Snapshot {
  return { nodes: [...place.childNodes], fields: fieldsOf(place), focused: document.activeElement }
}

/** Puts back what was there, after React has failed and emptied the place. */
export function restore(place: HTMLElement, { nodes, focused }: Snapshot): void {
  place.replaceChildren(...nodes)
  for (const form of place.querySelectorAll('form')) form.noValidate = false
  refocus(focused)
}

/** Carries what was typed, ticked and focused from the old elements to those that React has made in their place. */
export function carryOver(place: HTMLElement, { fields, focused }: Snapshot): void {
  const made = fieldsOf(place)
  for (const field of fields) {
    const twin = made.find(({ id, name, type }) => id === field.id && name === field.name && type === field.type)
    if (!twin || field.isConnected) continue
    if (field instanceof HTMLInputElement && twin instanceof HTMLInputElement) twin.checked = field.checked
    if (field.value !== twin.value) {
      twin.value = field.value
      twin.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
  const twinOfFocused = focused && !focused.isConnected && focused.id ? document.getElementById(focused.id) : null
  if (twinOfFocused) refocus(twinOfFocused)
}

function fieldsOf(place: HTMLElement): Field[] {
  return [...place.querySelectorAll<Field>('input, select, textarea')]
}

function refocus(element: Element | null): void {
  if (element instanceof HTMLElement && element !== document.activeElement) element.focus({ preventScroll: true })
}

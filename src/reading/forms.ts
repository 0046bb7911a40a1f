import { isAwake } from './wake.ts'

/** A form that is sent without coverage would open an empty tab; until React is there to say so, its own note does. */
export function startForms(): void {
  document.addEventListener('submit', (event) => {
    if (navigator.onLine || isAwake() || !(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    for (const note of event.target.querySelectorAll<HTMLElement>('[data-without-coverage]')) note.hidden = false
  })
  addEventListener('online', () => {
    for (const note of document.querySelectorAll<HTMLElement>('form [data-without-coverage]')) note.hidden = true
  })
}

import { dialogs } from '../../content/dialogs.ts'
import { closest } from './closest.ts'

/** How long a closing overlay fades (specification §9). */
export const CLOSE_ANIMATION_MS = 100

/** Opens the modal dialog of that id, and says whether it is open: the page may not have come that far. One that fades stays. */
export function openDialog(id: string): boolean {
  const dialog = find(id)
  if (!dialog) return false
  delete dialog.dataset.closing
  if (!dialog.open) dialog.showModal()
  return true
}

/** Lets it fade for 100 ms and closes it; the browser gives the focus back to what opened it. */
export function closeDialog(id: string): void {
  const dialog = find(id)
  if (!dialog?.open || dialog.dataset.closing !== undefined) return
  dialog.dataset.closing = ''
  setTimeout(() => {
    if (dialog.dataset.closing === undefined) return // asked for again
    delete dialog.dataset.closing
    dialog.close()
  }, CLOSE_ANIMATION_MS)
}

/** Closes at once whatever lies over the page, because the page itself is wanted. */
export function closeAllDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
}

/** What a modal dialog needs besides what the browser does: its slow closing, its overlay, and older browsers. */
export function startDialogs(): void {
  // Neither of these bubbles.
  document.addEventListener('beforetoggle', ({ target }) => measureScrollbar(target), true)
  document.addEventListener('cancel', closeSlowly, true)
  document.addEventListener('keydown', closeByEscape)
  let isPressedOutside = false
  // A press that began inside, such as marking a field's text, is not meant for the overlay.
  document.addEventListener('pointerdown', (event) => {
    isPressedOutside = isOutside(event)
  })
  document.addEventListener('click', (event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    // Where a press gives no focus, as in Safari, the dialog could not give it back.
    target.closest<HTMLElement>('[aria-haspopup], [data-lightbox]')?.focus({ preventScroll: true })
    if (isPressedOutside && isOutside(event)) closeDialog(target.id)
    const button = target.closest('button[commandfor]')
    const id = button?.getAttribute('commandfor') ?? ''
    if (id === dialogs.unset && button) nameUnset(button)
    if (button?.getAttribute('command') === 'close') {
      event.preventDefault()
      closeDialog(id)
    }
    // A link to a place on the same page changes no page that would close the menu.
    if (target.closest(`#${dialogs.menu} nav a`)) closeAllDialogs()
  })
  // The browser may keep the page for Back: then it is the page itself that is wanted.
  addEventListener('pagehide', closeAllDialogs)
}

function find(id: string): HTMLDialogElement | null {
  const element = document.getElementById(id)
  return element instanceof HTMLDialogElement ? element : null
}

function closeSlowly(event: Event): void {
  if (!(event.target instanceof HTMLDialogElement)) return
  event.preventDefault()
  closeDialog(event.target.id)
}

/** Before the visitor has pressed anything, the browser asks nobody and closes at once. */
function closeByEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
  const dialog = closest(event.target, 'dialog[open]')
  if (!dialog) return
  event.preventDefault()
  closeDialog(dialog.id)
}

/** On the overlay: it belongs to the dialog, but lies around its box. */
function isOutside({ target, clientX, clientY }: MouseEvent): boolean {
  if (!(target instanceof HTMLDialogElement)) return false
  const { left, right, top, bottom } = target.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** Tells the style sheet how wide the scrollbar is that a scroll lock takes away, so that nothing jumps. */
function measureScrollbar(target: EventTarget | null): void {
  const root = document.documentElement
  if (!(target instanceof HTMLDialogElement) || document.querySelector('dialog[open]')) return // locked already
  root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`)
}

/** Writes into the dialog for what has no address yet what was pressed; a label of two lines says it in the first. */
function nameUnset(opener: Element): void {
  const text = document.querySelector<HTMLElement>(`#${dialogs.unset} [data-named]`)
  const name = (opener.querySelector('b') ?? opener).textContent?.trim()
  if (text && name) text.textContent = (text.dataset.named ?? '').replace('{name}', () => name)
}

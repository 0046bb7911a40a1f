import { isPreview } from '../../generated/preview.ts'
import { dialogs } from '../../site/dialogs.ts'
import { closest } from './closest.ts'
import { leaveOutOfAddress, scrollInDialog } from './dialog-address.ts'
import { isModified } from './modified-click.ts'

/** How long a closing overlay fades; `dialog[data-closing]` in src/components/dialog.css has the same time. */
export const CLOSE_ANIMATION_MS = 100

/** Opens a modal dialog, also one that is fading; false when the parser has not reached it yet. */
export function openDialog(id: string): boolean {
  const dialog = findDialog(id)
  if (!dialog) return false
  delete dialog.dataset.closing
  if (!dialog.open) dialog.showModal()
  else dialog.querySelector('input')?.focus() // the search, asked for once more from a result
  return true
}

/** Closes a dialog after it has faded for 100 ms; the browser gives the focus back to what opened it. */
export function closeDialog(id: string): void {
  const dialog = findDialog(id)
  if (!dialog?.open || dialog.dataset.closing !== undefined) return
  dialog.dataset.closing = ''
  setTimeout(() => {
    if (dialog.dataset.closing === undefined) return // asked for again
    delete dialog.dataset.closing
    dialog.close()
    leaveOutOfAddress(dialog)
  }, CLOSE_ANIMATION_MS)
}

/** Closes all dialogs at once, because the visitor asks for the page itself. */
export function closeAllDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
}

/** Adds to native dialogs that they fade, that a press on the overlay closes them, and what older browsers lack. */
export function startDialogs(): void {
  let isPressedOutside = false
  // Of a press on the overlay only its click tells whether it is the second of a double one on what has opened the dialog.
  for (const dialog of document.querySelectorAll('dialog')) dialog.setAttribute('closedby', 'closerequest')
  const fadeInstead = (event: Event) => {
    if (!(event.target instanceof HTMLDialogElement)) return
    event.preventDefault()
    closeDialog(event.target.id)
  }
  // These two do not bubble.
  document.addEventListener('beforetoggle', ({ target }) => measureScrollbar(target), true)
  document.addEventListener('cancel', fadeInstead, true)
  document.addEventListener('keydown', closeByEscape)
  // A press that began inside, such as marking a field's text, is not meant for the overlay.
  document.addEventListener('pointerdown', (event) => {
    isPressedOutside = isOutside(event)
  })
  document.addEventListener('click', (event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    // Safari gives a pressed button no focus (WebKit bug 22261), so that a closed dialog could not give it back.
    target.closest<HTMLElement>('[aria-haspopup], .figure-button')?.focus({ preventScroll: true })
    if (isPressedOutside && isOutside(event) && event.detail < 2) closeDialog(target.id)
    const button = target.closest('button[commandfor]')
    const id = button?.getAttribute('commandfor') ?? ''
    if (isPreview && id === dialogs.unset && button) nameUnset(button)
    if (button?.getAttribute('command') === 'close') {
      event.preventDefault()
      if (event.detail < 2) closeDialog(id) // the phone's menu has it where its opener is
    }
    const link = isModified(event) ? null : target.closest<HTMLAnchorElement>('dialog[open] a[href^="#"]')
    if (link && scrollInDialog(link)) event.preventDefault()
    // A link to a place on the same page loads no page, and the menu would stay open.
    if (target.closest(`#${dialogs.menu} nav a`) && !isModified(event)) closeAllDialogs()
  })
  // A page that comes back from the back/forward cache shows no dialog.
  addEventListener('pagehide', closeAllDialogs)
}

function findDialog(id: string): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`dialog#${id}`)
}

/** Until the visitor has interacted with the page, browsers close a dialog by Escape at once, without a `cancel` event. */
function closeByEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
  const dialog = closest(event.target, 'dialog[open]')
  if (!dialog) return
  event.preventDefault()
  closeDialog(dialog.id)
}

/** Whether a press is on the overlay, which belongs to the dialog but lies around its box. */
function isOutside({ target, clientX, clientY }: MouseEvent): boolean {
  if (!(target instanceof HTMLDialogElement)) return false
  const { left, right, top, bottom } = target.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** Tells the style sheet the width of the scrollbar, which a dialog hides, so that the page keeps its width. */
function measureScrollbar(target: EventTarget | null): void {
  const root = document.documentElement
  if (!(target instanceof HTMLDialogElement) || document.querySelector('dialog[open]')) return // locked already
  root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`)
}

/** Writes the label of the pressed button into the preview's dialog for what has no address yet; of two lines the first. */
function nameUnset(opener: Element): void {
  const text = document.querySelector<HTMLElement>(`#${dialogs.unset} [data-named]`)
  const name = (opener.querySelector('b') ?? opener).textContent?.trim()
  if (text && name) text.textContent = (text.dataset.named ?? '').replace('{name}', () => name)
}

import { isPreview } from '../../generated/preview.ts'
import { dialogIds } from '../../site/dialogs.ts'
import { closestToTarget } from './closest.ts'
import { removeDialogFromAddress, scrollWithinDialog } from './dialog-address.ts'
import { isModifiedClick } from './modified-click.ts'

/** Duration of the closing animation; `dialog[data-closing]` in src/components/dialog.css has the same. */
export const CLOSE_ANIMATION_MS = 100

/**
 * Opens a modal dialog, even during its closing animation; returns false if the parser has not reached the dialog yet.
 */
export function openDialog(id: string): boolean {
  const dialog = findDialog(id)
  if (!dialog) return false
  delete dialog.dataset.closing
  if (!dialog.open) dialog.showModal()
  else dialog.querySelector('input')?.focus() // the search is already open, and one of its results may have the focus
  return true
}

/** Closes a dialog after its animation; the browser returns the focus to its opener. */
export function closeDialog(id: string): void {
  const dialog = findDialog(id)
  if (!dialog?.open || dialog.dataset.closing !== undefined) return
  dialog.dataset.closing = ''
  setTimeout(() => {
    if (dialog.dataset.closing === undefined) return // reopened meanwhile
    delete dialog.dataset.closing
    const top = scrollY
    dialog.close()
    // Near the page's end, Chromium clamps the position while the page is laid out without the scrollbar's padding.
    scrollTo({ top, behavior: 'instant' })
    removeDialogFromAddress(dialog)
  }, CLOSE_ANIMATION_MS)
}

/** Closes all dialogs at once, without the animation. */
export function closeAllDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
}

/** Adds to native dialogs a closing animation, closing by a click on the backdrop, and polyfills for older browsers. */
export function startDialogs(): void {
  let isPressedOutside = false
  // `closedby` excludes the backdrop, because only `click` has the count (`detail`) that identifies the second click of
  // a double click on the opener.
  for (const dialog of document.querySelectorAll('dialog')) dialog.setAttribute('closedby', 'closerequest')
  const fadeInstead = (event: Event) => {
    if (!(event.target instanceof HTMLDialogElement)) return
    event.preventDefault()
    closeDialog(event.target.id)
  }
  // In the capture phase, because `beforetoggle` and `cancel` do not bubble.
  document.addEventListener('beforetoggle', ({ target }) => measureScrollbar(target), true)
  document.addEventListener('cancel', fadeInstead, true)
  document.addEventListener('keydown', closeByEscape)
  // A press that began inside a dialog, such as selecting the text of a field, must not close the dialog.
  document.addEventListener('pointerdown', (event) => {
    isPressedOutside = isOutside(event)
  })
  document.addEventListener('click', (event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    // Safari does not focus a pressed button (WebKit bug 22261), so a closed dialog could not return the focus to its
    // opener.
    target.closest<HTMLElement>('[aria-haspopup], .figure-button')?.focus({ preventScroll: true })
    if (isPressedOutside && isOutside(event) && event.detail < 2) closeDialog(target.id)
    const button = target.closest('button[commandfor]')
    const id = button?.getAttribute('commandfor') ?? ''
    if (isPreview && id === dialogIds.unset && button) insertOpenerLabel(button)
    if (button?.getAttribute('command') === 'close') {
      event.preventDefault()
      // a double click on the menu button would also hit the close button in the same place
      if (event.detail < 2) closeDialog(id)
    }
    const link = isModifiedClick(event) ? null : target.closest<HTMLAnchorElement>('dialog[open] a[href^="#"]')
    if (link && scrollWithinDialog(link)) event.preventDefault()
    // A link to a hash of the same page does not load a page, so the menu would stay open.
    if (target.closest(`#${dialogIds.menu} nav a`) && !isModifiedClick(event)) closeAllDialogs()
  })
  // A page restored from the back/forward cache must not show an open dialog.
  addEventListener('pagehide', closeAllDialogs)
}

function findDialog(id: string): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`dialog#${id}`)
}

/**
 * Animates closing on Escape as well: without prior user activation, browsers close a dialog without a `cancel` event.
 */
function closeByEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
  const dialog = closestToTarget(event.target, 'dialog[open]')
  if (!dialog) return
  event.preventDefault()
  closeDialog(dialog.id)
}

/** Whether a pointer event is on the backdrop, which targets the dialog but lies outside its box. */
function isOutside({ target, clientX, clientY }: MouseEvent): boolean {
  if (!(target instanceof HTMLDialogElement)) return false
  const { left, right, top, bottom } = target.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/**
 * Sets a custom property to the scrollbar's width, because hiding the scrollbar behind a dialog would shift the layout.
 */
function measureScrollbar(target: EventTarget | null): void {
  const root = document.documentElement
  // another dialog already hides the scrollbar
  if (!(target instanceof HTMLDialogElement) || document.querySelector('dialog[open]')) return
  root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`)
}

/** Inserts the label of the pressed button, or its first line, into the preview's dialog about missing addresses. */
function insertOpenerLabel(opener: Element): void {
  const text = document.querySelector<HTMLElement>(`#${dialogIds.unset} [data-named]`)
  const name = (opener.querySelector('b') ?? opener).textContent?.trim()
  if (text && name) text.textContent = (text.dataset.named ?? '').replace('{name}', () => name)
}

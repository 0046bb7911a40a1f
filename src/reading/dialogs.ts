import { dialogs } from '../../content/dialogs.ts'
import { closeAllDialogs, closeDialog, openDialog } from '../components/dialogs.ts'

/** What a modal dialog needs besides what the browser does: its slow closing, its overlay, and older browsers. */
export function startDialogs(): void {
  // Neither of these rises from the dialog, so they are heard on their way down.
  document.addEventListener('beforetoggle', measureScrollbar, true)
  document.addEventListener('cancel', closeSlowly, true)
  let isPressedOutside = false
  // A press that began inside, such as marking a field's text, is not meant for the overlay.
  document.addEventListener('pointerdown', (event) => {
    isPressedOutside = isOutside(event)
  })
  document.addEventListener('click', (event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    if (isPressedOutside && isOutside(event)) closeDialog(target.id)
    const button = target.closest('button[commandfor]')
    const id = button?.getAttribute('commandfor') ?? ''
    if (id === dialogs.unset && button) nameUnset(button)
    if (button?.getAttribute('command') === 'close') {
      event.preventDefault()
      closeDialog(id)
    } else if (id && !('commandForElement' in HTMLButtonElement.prototype)) openDialog(id)
    // A link to a place on the same page changes no page that would close the menu.
    if (target.closest(`#${dialogs.menu} nav a`)) closeAllDialogs()
  })
}

function closeSlowly(event: Event): void {
  if (!(event.target instanceof HTMLDialogElement)) return
  event.preventDefault()
  closeDialog(event.target.id)
}

/** On the overlay: it belongs to the dialog, but lies around its box. */
function isOutside({ target, clientX, clientY }: MouseEvent): boolean {
  if (!(target instanceof HTMLDialogElement)) return false
  const { left, right, top, bottom } = target.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** Tells the style sheet how wide the scrollbar is that a scroll lock takes away, so that nothing jumps. */
function measureScrollbar({ target }: Event): void {
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

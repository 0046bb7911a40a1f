import { SEARCH_DIALOG } from '../../content/dialogs.ts'
import { isModified } from './modified-click.ts'
import { isSearchKey } from './search-keys.ts'

/**
 * Opens the search by its buttons and keys, and for a query in the address of a page (`?q=`), and the other dialogs where
 * the browser knows no invoker commands. It is part of the head script: what is pressed opens at once, and the field of
 * the search takes what is typed, whatever becomes of the other scripts.
 */
export function openDialogsEarly(): void {
  const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype
  addEventListener('click', (event) => {
    const opener = event.target instanceof Element && event.target.closest('.search-btn, [command="show-modal"]')
    if (!opener || isModified(event)) return
    const id = opener.getAttribute('commandfor')
    if (id && knowsCommands) return
    if (open(id ?? SEARCH_DIALOG)) event.preventDefault()
  })
  addEventListener('keydown', (event) => {
    if (isSearchKey(event) && open(SEARCH_DIALOG)) event.preventDefault()
  })
  if (new URLSearchParams(location.search).has('q'))
    document.addEventListener('DOMContentLoaded', () => open(SEARCH_DIALOG))
}

/** Says whether it is open: where the page has not come that far, or the browser knows no dialogs, a link leads on. */
function open(id: string): boolean {
  const dialog = document.getElementById(id)
  if (!(dialog instanceof HTMLDialogElement)) return false
  delete dialog.dataset.closing // asked for again while it fades
  if (!dialog.open) dialog.showModal()
  return true
}

import { SEARCH_DIALOG } from '../../../site/dialogs.ts'
import { closest } from '../../dom/closest.ts'
import { openDialog } from '../../dom/dialogs.ts'
import { isModified } from '../../dom/modified-click.ts'
import { isSearchKey } from '../../search/search-keys.ts'

/**
 * Opens the search by its buttons and keys, and for a query in the address of a page (`?q=`), and the other dialogs where
 * the browser knows no invoker commands. It is part of the head script: what is pressed opens at once, and the field of
 * the search takes what is typed, whatever becomes of the other scripts.
 */
export function startDialogOpeners(): void {
  const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype
  addEventListener('click', (event) => {
    const opener = closest(event.target, '.search-button,[command=show-modal]')
    if (!opener || isModified(event)) return
    const id = opener.getAttribute('commandfor')
    if (id && knowsCommands) return
    if (openDialog(id ?? SEARCH_DIALOG)) event.preventDefault()
  })
  addEventListener('keydown', (event) => {
    if (isSearchKey(event) && openDialog(SEARCH_DIALOG)) event.preventDefault()
  })
  if (new URLSearchParams(location.search).has('q'))
    document.addEventListener('DOMContentLoaded', () => openDialog(SEARCH_DIALOG))
}

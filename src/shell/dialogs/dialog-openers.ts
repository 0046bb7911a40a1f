import { SEARCH_DIALOG_ID } from '../../../site/dialogs.ts'
import { closestToTarget } from '../../dom/closest.ts'
import { openDialog } from '../../dom/dialogs.ts'
import { isModifiedClick } from '../../dom/modified-click.ts'
import { isSearchKey } from '../../search/search-keys.ts'

/**
 * Opens the search by button, shortcut and URL (`?q=`), and the other dialogs in browsers without invoker commands. It
 * is part of the head script, so that dialogs open at once, and the search takes input, even if other scripts fail.
 */
export function startDialogOpeners(): void {
  const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype
  addEventListener('click', (event) => {
    const opener = closestToTarget(event.target, '.search-button,[command=show-modal]')
    if (!opener || isModifiedClick(event)) return
    const id = opener.getAttribute('commandfor')
    if (id && knowsCommands && document.querySelector(`#${id}`)) return
    if (openWhenParsed(id ?? SEARCH_DIALOG_ID)) event.preventDefault()
  })
  addEventListener('keydown', (event) => {
    if (isSearchKey(event) && openWhenParsed(SEARCH_DIALOG_ID)) event.preventDefault()
  })
  if (new URLSearchParams(location.search).has('q')) openWhenParsed(SEARCH_DIALOG_ID)
}

/** Opens a dialog at once, or when the page has been parsed up to its end; false if the page does not have it. */
function openWhenParsed(id: string): boolean {
  if (openDialog(id)) return true
  if (document.readyState !== 'loading') return false
  document.addEventListener('readystatechange', () => openDialog(id), { once: true })
  return true
}

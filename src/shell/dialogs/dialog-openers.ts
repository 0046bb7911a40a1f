import { SEARCH_DIALOG_ID } from '../../../site/dialogs.ts'
import { closestToTarget } from '../../dom/closest.ts'
import { openDialog } from '../../dom/dialogs.ts'
import { isModifiedClick } from '../../dom/modified-click.ts'
import { isSearchKey } from '../../search/search-keys.ts'

/** The dialog that opens as soon as the page has been parsed: the one that was asked for last; empty for none. */
let awaited = ''

/**
 * Opens the search dialog by button, shortcut and URL (`?q=`), and the other dialogs in browsers that do not support
 * invoker commands (`commandfor`). It is part of the head script, so that dialogs open before, and even if, the runtime
 * loads.
 */
export function startDialogOpeners(): void {
  const supportsCommands = 'commandForElement' in HTMLButtonElement.prototype
  addEventListener('click', (event) => {
    const opener = closestToTarget(event.target, '.search-button,[command=show-modal]')
    if (!opener || isModifiedClick(event)) return
    const id = opener.getAttribute('commandfor')
    if (id && supportsCommands && document.querySelector(`#${id}`)) return
    if (openWhenParsed(id ?? SEARCH_DIALOG_ID)) event.preventDefault()
  })
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') awaited = ''
    if (isSearchKey(event) && openWhenParsed(SEARCH_DIALOG_ID)) event.preventDefault()
  })
  if (new URLSearchParams(location.search).has('q')) openWhenParsed(SEARCH_DIALOG_ID)
}

/** Opens a dialog at once, or else when the page has been parsed; false only if the parsed page lacks the dialog. */
function openWhenParsed(id: string): boolean {
  if (openDialog(id)) return true
  if (document.readyState !== 'loading') return false
  awaited = id
  document.addEventListener('readystatechange', () => awaited && openDialog(awaited), { once: true })
  return true
}

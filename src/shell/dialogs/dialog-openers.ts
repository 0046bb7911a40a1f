import { SEARCH_DIALOG_ID } from '../../../site/dialogs.ts'
import { closestToTarget } from '../../dom/closest.ts'
import { openDialog } from '../../dom/dialogs.ts'
import { isModifiedClick } from '../../dom/modified-click.ts'
import { isSearchKey } from '../../search/search-keys.ts'

/** The dialog that opens as soon as the page has been parsed: the one that was asked for last; empty for none. */
let awaited = ''
/** What was typed while a dialog was awaited, for the field that has the focus when it opens. */
let typed = ''

/**
 * Opens the search dialog by button, shortcut and URL (`?q=`), and the other dialogs in browsers that do not support
 * invoker commands (`commandfor`). It is part of the head script, so that dialogs open before, and even if, the runtime
 * loads.
 */
export function startDialogOpeners(): void {
  addEventListener('click', (event) => {
    const opener = closestToTarget<HTMLButtonElement>(event.target, '.search-button,[command=show-modal]')
    if (!opener || opener.commandForElement || isModifiedClick(event)) return // the browser opens a parsed dialog
    if (openWhenParsed(opener.getAttribute('commandfor'))) event.preventDefault()
  })
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') awaited = typed = ''
    if (isSearchKey(event)) {
      if (openWhenParsed()) event.preventDefault()
    } else if (awaited && !event.key[1]) typed += event.key
  })
  if (new URLSearchParams(location.search).has('q')) openWhenParsed()
}

/**
 * Opens a dialog, by default the search, at once, or else when the page has been parsed; false only if the parsed page
 * lacks the dialog.
 */
function openWhenParsed(id?: string | null): boolean {
  const wanted = id ?? SEARCH_DIALOG_ID
  if (openDialog(wanted)) return true
  if (document.readyState !== 'loading') return false
  awaited = wanted
  document.onreadystatechange = () => {
    // The focus is in a field, or on a button, whose value nobody reads.
    if (awaited && openDialog(awaited) && typed) (document.activeElement as HTMLInputElement).value = typed
    awaited = ''
  }
  return true
}

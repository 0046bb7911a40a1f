import { dialogIds, POLICY_SECTION_PREFIX } from '../../site/dialogs.ts'
import { parseHashId } from './hash-scroll.ts'

/**
 * Removes the hash or query that opened a dialog from the URL when the dialog is closed: a reload or a language link
 * would reopen it.
 */
export function removeDialogFromAddress(dialog: HTMLDialogElement): void {
  const address = new URL(location.href)
  const id = parseHashId(address.hash)
  const place = document.getElementById(id.startsWith(POLICY_SECTION_PREFIX) ? dialogIds.privacy : id) // the section's text may not be loaded
  if (id && place?.closest('dialog') === dialog) address.hash = ''
  if (dialog.id === dialogIds.search && address.searchParams.has('q')) address.searchParams.delete('q')
  if (address.href !== location.href) history.replaceState(history.state, '', address)
}

/** Scrolls to the target of a link inside the same dialog; the URL stays the page's. Returns false for other links. */
export function scrollWithinDialog(link: HTMLAnchorElement): boolean {
  const place = document.getElementById(parseHashId(link.hash))
  if (!place || link.closest('dialog') !== place.closest('dialog')) return false
  // after the table of contents has folded
  setTimeout(() => {
    place.tabIndex = -1
    place.focus({ preventScroll: true }) // moves the starting point of Tab, as a link does
    place.scrollIntoView()
  })
  return true
}

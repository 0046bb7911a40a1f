import { dialogIds, POLICY_SECTION_PREFIX } from '../../site/dialogs.ts'
import { parseHashId } from './hash-scroll.ts'

/**
 * Removes the hash or query that opened a dialog from the URL when the dialog is closed: a reload or a language link
 * would reopen it.
 */
export function removeDialogFromAddress(dialog: HTMLDialogElement): void {
  const address = new URL(location.href)
  const id = parseHashId(address.hash)
  // the section's text may not be loaded yet
  const place = document.getElementById(id.startsWith(POLICY_SECTION_PREFIX) ? dialogIds.privacy : id)
  if (id && place?.closest('dialog') === dialog) address.hash = ''
  if (dialog.id === dialogIds.search && address.searchParams.has('q')) address.searchParams.delete('q')
  if (address.href !== location.href) history.replaceState(history.state, '', address)
}

/** Scrolls to the target of a link inside the same dialog without changing the URL; returns false for other links. */
export function scrollWithinDialog(link: HTMLAnchorElement): boolean {
  const place = document.getElementById(parseHashId(link.hash))
  if (!place || link.closest('dialog') !== place.closest('dialog')) return false
  // Deferred until the table of contents has collapsed, which shifts the layout.
  setTimeout(() => {
    place.tabIndex = -1
    // also moves the sequential focus starting point, as native link navigation does
    place.focus({ preventScroll: true })
    place.scrollIntoView()
  })
  return true
}

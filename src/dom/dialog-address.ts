import { dialogs, policySection } from '../../site/dialogs.ts'
import { idOfHash } from './hash-scroll.ts'

/**
 * Takes out of the address what has opened a dialog, once the visitor has closed it: a reload or a choice of language
 * would open it again.
 */
export function leaveOutOfAddress(dialog: HTMLDialogElement): void {
  const address = new URL(location.href)
  const id = idOfHash(address.hash)
  const place = document.getElementById(id.startsWith(policySection) ? dialogs.privacy : id) // whose text may not be there
  if (id && place?.closest('dialog') === dialog) address.hash = ''
  if (dialog.id === dialogs.search && address.searchParams.has('q')) address.searchParams.delete('q')
  if (address.href !== location.href) history.replaceState(history.state, '', address)
}

/** Scrolls to the place in its own dialog that a link names; the address is the page's. False for other links. */
export function scrollInDialog(link: HTMLAnchorElement): boolean {
  const place = document.getElementById(idOfHash(link.hash))
  if (!place || link.closest('dialog') !== place.closest('dialog')) return false
  // the contents have folded by then
  setTimeout(() => {
    place.tabIndex = -1
    place.focus({ preventScroll: true }) // Tab goes on from there, as after a link
    place.scrollIntoView()
  })
  return true
}

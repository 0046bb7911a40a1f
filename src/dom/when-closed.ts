/**
 * Calls back once when the visitor closes the dialog or the fold that a place is in, as soon as it begins to fade: what
 * was asked for there is no longer wanted. For a place in neither, never.
 */
export function whenClosed(place: Element, act: () => void): void {
  const box = place.closest('dialog, details')
  if (!box) return
  const observer = new MutationObserver(() => {
    if (isOpen(box)) return
    observer.disconnect()
    act()
  })
  observer.observe(box, OPEN_STATE_ATTRIBUTES)
}

/** The attributes that say whether a dialog or a fold is open. */
export const OPEN_STATE_ATTRIBUTES: MutationObserverInit = {
  attributes: true,
  attributeFilter: ['open', 'data-closing'],
}

export function isOpen(box: Element): boolean {
  return box.matches('[open]:not([data-closing])')
}

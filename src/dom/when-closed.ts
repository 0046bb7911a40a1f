/**
 * Calls back once when the dialog or fold around an element begins to close, so that pending work can be dropped. Never
 * calls back for an element outside of both.
 */
export function whenClosed(place: Element, act: () => void): void {
  const box = place.closest('dialog, details')
  if (!box) return
  const observer = new MutationObserver(() => {
    if (isDialogOrFoldOpen(box)) return
    observer.disconnect()
    act()
  })
  observer.observe(box, OPEN_STATE_ATTRIBUTES)
}

/** The observed attributes that tell whether a dialog or fold is open. */
export const OPEN_STATE_ATTRIBUTES: MutationObserverInit = {
  attributes: true,
  attributeFilter: ['open', 'data-closing'],
}

export function isDialogOrFoldOpen(box: Element): boolean {
  return box.matches('[open]:not([data-closing])')
}

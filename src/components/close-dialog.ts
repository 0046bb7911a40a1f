/** How long a closing overlay fades (specification §9). */
export const CLOSE_ANIMATION_MS = 100

/** Lets a modal dialog fade for 100 ms and closes it; the browser gives the focus back to what opened it. */
export function closeWithAnimation(dialog: HTMLDialogElement): void {
  if (!dialog.open || dialog.dataset.closing !== undefined) return
  dialog.dataset.closing = ''
  setTimeout(() => {
    delete dialog.dataset.closing
    dialog.close()
  }, CLOSE_ANIMATION_MS)
}

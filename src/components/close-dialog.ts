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

/** Tells the style sheet how wide the scrollbar is that a scroll lock takes away, so that nothing jumps. */
export function measureScrollbar(): void {
  const root = document.documentElement
  if (document.querySelector('dialog[open]')) return // the page is locked already
  root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`)
}

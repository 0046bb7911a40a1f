/** How long a closing overlay fades (specification §9). */
export const CLOSE_ANIMATION_MS = 100

/** Opens the modal dialog of that id, if it is on the page and not open already; one that fades stays. */
export function openDialog(id: string): void {
  const dialog = find(id)
  if (!dialog) return
  delete dialog.dataset.closing
  if (dialog.open) return
  let isTold = false
  dialog.addEventListener('beforetoggle', () => (isTold = true), { once: true })
  dialog.showModal()
  // Browsers of 2024 tell it of popovers alone.
  if (!isTold) dialog.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open' }))
}

/** Lets it fade for 100 ms and closes it; the browser gives the focus back to what opened it. */
export function closeDialog(id: string): void {
  const dialog = find(id)
  if (!dialog?.open || dialog.dataset.closing !== undefined) return
  dialog.dataset.closing = ''
  setTimeout(() => {
    if (dialog.dataset.closing === undefined) return // asked for again
    delete dialog.dataset.closing
    dialog.close()
  }, CLOSE_ANIMATION_MS)
}

/** Closes at once whatever lies over the page, because the page itself is wanted. */
export function closeAllDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
}

function find(id: string): HTMLDialogElement | null {
  const element = document.getElementById(id)
  return element instanceof HTMLDialogElement ? element : null
}

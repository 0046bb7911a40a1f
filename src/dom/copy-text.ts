import { announce } from './announce.ts'

/** How long a confirmation is shown. */
const CONFIRMATION_MS = 2_000

/**
 * Copies a text or a promise of one. WebKit only allows copying during the user gesture (WebKit bug 222262), so the
 * clipboard receives the promise itself. Resolves to false without text, permission or a secure context.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    const blob = Promise.resolve(text).then((loaded) => new Blob([loaded], { type: 'text/plain' }))
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
    return true
  } catch {
    return false
  }
}

/** Shows a text beside the element for a while, and announces it; the element's accessible name does not change. */
export function showConfirmation(element: HTMLElement, text: string): void {
  element.querySelector('.copied')?.remove()
  const tip = document.createElement('span')
  tip.className = 'copied'
  tip.ariaHidden = 'true'
  tip.textContent = text
  element.append(tip)
  announce(text)
  setTimeout(() => {
    tip.remove()
    if (!element.querySelector('.copied')) announce('')
  }, CONFIRMATION_MS)
}

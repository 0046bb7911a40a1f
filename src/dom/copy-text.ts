import { announce } from './announce.ts'

/** How long a confirmation stays beside what was copied. */
const CONFIRMATION_MS = 2_000

/**
 * Puts a text on the clipboard, which may still be on its way: WebKit allows it within the press only (WebKit bug 222262), so that the promise
 * itself is handed over. False when there is no text, no permission or no secure context.
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

/** Shows a text beside the element for a while, and announces it. The text is hidden from the element's accessible name. */
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

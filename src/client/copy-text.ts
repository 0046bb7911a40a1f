import { announce } from './announce.ts'

/** How long a confirmation stays beside what was copied. */
export const CONFIRMATION_MS = 2_000

/** Puts a text on the clipboard; false when that is not allowed. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false // no permission, or no secure context: the confirmation says so
  }
}

/**
 * Puts a text that is still to come on the clipboard; false when that is not allowed. The promise is handed over within
 * the press: WebKit allows nothing that is asked for after it.
 * @throws what the promise is rejected with.
 */
export async function copyComing(text: Promise<string>): Promise<boolean> {
  try {
    const asFile = (come: string) => new Blob([come], { type: 'text/plain' })
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text.then(asFile) })])
    return true
  } catch {
    return text.then(copyText) // a browser that knows no promises here, of 2023 and before
  }
}

/**
 * Shows a word beside the element for a while, and says it in the region that stands on every page: most screen readers
 * hear nothing of a region that comes together with its words. What is seen is no part of the element's name.
 */
export function confirmBeside(element: HTMLElement, text: string): void {
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

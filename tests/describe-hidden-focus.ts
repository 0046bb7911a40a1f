import type { Page } from '@playwright/test'

/**
 * Describes the focused element if its focus is not visible, and returns null if it is. The element needs a focus indicator
 * (WCAG 2.4.7), and five points along its vertical centre line must be inside the viewport and not covered by other content
 * (WCAG 2.4.11); fewer points are enough for tall elements.
 */
export function describeHiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const box = focused.getClientRects()[0] ?? focused.getBoundingClientRect()
    const isSeen = (share: number) => {
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height * share)
      return top !== null && (focused.contains(top) || top.contains(focused))
    }
    const seen = [0.1, 0.3, 0.5, 0.7, 0.9].filter(isSeen).length
    const { boxShadow, outlineStyle, stroke } = getComputedStyle(focused)
    const isMarked = boxShadow !== 'none' || outlineStyle !== 'none' || stroke !== 'none'
    // the browser scrolls only the caret's line of a textarea into view, and the card of a term may cover part of the term
    const least = box.height > innerHeight / 3 ? 1 : focused.matches('textarea, .nav__button, .term') ? 3 : 5
    if (seen >= least && isMarked) return null
    const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40)
    return `${focused.tagName} “${name}” at ${Math.round(box.top)} to ${Math.round(box.bottom)}, marked: ${isMarked}`
  })
}

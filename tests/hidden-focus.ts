import type { Page } from '@playwright/test'

/**
 * What is wrong with how the element that has the focus is seen: null for nothing. It has to be marked, and its middle and
 * ends in the window and on top of all else; of one that is too large, a part (WCAG 2.4.7 and 2.4.11).
 */
export function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const box = focused.getClientRects()[0] ?? focused.getBoundingClientRect()
    const isSeen = (share: number) => {
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height * share)
      // of the hero's divider the handle alone takes the pointer: what lies there is the strip that it divides
      const part = focused.matches('.strip__range') ? focused.parentElement : focused
      return top !== null && (part?.contains(top) || top.contains(focused))
    }
    const seen = [0.1, 0.3, 0.5, 0.7, 0.9].filter(isSeen).length
    const { boxShadow, outlineStyle, stroke } = getComputedStyle(focused)
    const isMarked = boxShadow !== 'none' || outlineStyle !== 'none' || stroke !== 'none'
    // of a field the browser shows the line that is typed in; a term's card begins, unseen, at the word
    const least = box.height > innerHeight / 3 ? 1 : focused.matches('textarea, .nav__button, .term') ? 3 : 5
    if (seen >= least && isMarked) return null
    const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40)
    return `${focused.tagName} “${name}” at ${Math.round(box.top)} to ${Math.round(box.bottom)}, marked: ${isMarked}`
  })
}

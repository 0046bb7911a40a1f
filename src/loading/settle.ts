import { whenIdle } from './when-idle.ts'

/** What the style sheet puts off: parts of a page, and the blocks of a document (src/styles/layout.css). */
export const UNSETTLED = ':root:not([data-whole]) :is([data-later], .prose > :nth-child(n + 7)):not([data-settled])'

/** As many elements as one idle moment of a slow phone may lay out. */
const MOST_AT_ONCE = 40

/**
 * Lays out the parts of the page that the style sheet has put off, some in each idle moment, so that the first paint does
 * not wait for a page ten screens high. All at once when a place in the page is wanted: the one that the address names,
 * or where the reader was.
 */
export function settle(isPlaceWanted = false): void {
  const { dataset } = document.documentElement
  if (isPlaceWanted || location.hash || 'whole' in dataset) settleAll()
  else whenIdle(settleSome)
}

function settleSome(): void {
  if (settleNext(MOST_AT_ONCE)) whenIdle(settleSome)
}

/** The pages that are opened in this one later may be put off again. */
function settleAll(): void {
  delete document.documentElement.dataset.whole
  settleNext(Infinity)
}

/** Says whether there is more; what React has made anew meanwhile counts. */
function settleNext(most: number): boolean {
  let elements = 0
  for (const part of document.querySelectorAll<HTMLElement>(UNSETTLED)) {
    if (elements >= most) return true
    part.dataset.settled = ''
    elements += 1 + part.querySelectorAll('*').length
  }
  return false
}

/** Puts off again what stands around the page, for another page that is shown from its top. */
export function unsettle(page: Element): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-later][data-settled]')) {
    if (!page.contains(part)) delete part.dataset.settled
  }
}

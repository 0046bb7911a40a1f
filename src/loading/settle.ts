/**
 * Lays out the parts of the page that the style sheet has put off (`data-later`), each in an idle moment of its own, so
 * that the first paint does not wait for a page ten screens high. All at once when a place in the page is wanted:
 * the one that the address names, or where the reader was.
 */
export function settle(isPlaceWanted = false): void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-later]:not([data-settled])')]
  const settleNext = () => {
    const part = parts.shift()
    if (!part) return
    part.dataset.settled = ''
    later(settleNext)
  }
  if (isPlaceWanted || location.hash) for (const part of parts.splice(0)) part.dataset.settled = ''
  else later(settleNext)
}

function later(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 1000 })
  else setTimeout(run, 50)
}

/** What a visitor does to scroll; any of it ends a scroll of ours that has not happened yet. */
const VISITOR_SCROLLS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Calls once when the visitor begins to scroll. */
export function onVisitorScroll(action: () => void, signal: AbortSignal): void {
  for (const type of VISITOR_SCROLLS) addEventListener(type, action, { once: true, passive: true, signal })
}

/** Smooth, or instant for a visitor who wants nothing to move. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

/**
 * The element id that a hash names; empty for none.
 * @example idOfHash('#apps') // 'apps'
 */
export function idOfHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return '' // a hash that is no valid encoding names no element
  }
}

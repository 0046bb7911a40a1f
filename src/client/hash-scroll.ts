/** The keys that scroll a page. */
const SCROLL_KEYS = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']

/** Calls once when the visitor begins to scroll: by wheel, finger, key or the scroll bar. */
export function onVisitorScroll(action: () => void, signal: AbortSignal): void {
  const options = { passive: true, signal }
  addEventListener('wheel', action, options)
  addEventListener('touchmove', action, options)
  addEventListener('keydown', ({ key }) => SCROLL_KEYS.includes(key) && action(), options)
  addEventListener('pointerdown', ({ target }) => target === document.documentElement && action(), options)
}

/** Smooth, or instant for a visitor who wants nothing to move. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

/**
 * The element id that a hash names; empty for none. Mailing tools put their parameters behind it.
 * @example idOfHash('#apps?utm_source=letter') // 'apps'
 */
export function idOfHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1)).replace(/[?&].*/, '')
  } catch {
    return '' // a hash that is no valid encoding names no element
  }
}

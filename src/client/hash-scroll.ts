import { closest } from './closest.ts'

/** The keys that scroll a page. */
const SCROLL_KEYS = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']

/** Calls once when the visitor begins to scroll: by wheel, finger, key or the scroll bar. */
export function onVisitorScroll(action: () => void, signal: AbortSignal): void {
  const options = { passive: true, signal }
  addEventListener('wheel', action, options)
  addEventListener('touchmove', action, options)
  addEventListener('keydown', ({ key, target }) => isScrollKey(key, target) && action(), options)
  addEventListener('pointerdown', ({ target }) => target === document.documentElement && action(), options)
}

/** A space in a field, or on a button, scrolls nothing. */
function isScrollKey(key: string, target: EventTarget | null): boolean {
  const isUsed = closest(target, 'input, textarea, select, button, summary, [role]')
  return SCROLL_KEYS.includes(key) && !isUsed
}

/** Smooth, or instant for a visitor who wants nothing to move. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

/**
 * The element id that a hash names; empty for none. Mailing tools put their parameters behind it, and a message the full
 * stop or the bracket after it.
 * @example idOfHash('#apps?utm_source=letter') // 'apps'
 */
export function idOfHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1)).replace(/[?&].*|[^\p{L}\p{N}]+$/su, '')
  } catch {
    return '' // a hash that is no valid encoding names no element
  }
}

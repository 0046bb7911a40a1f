/** Keys that may scroll the page: Tab moves to elements out of view, and Ctrl with a letter opens find-in-page. */
const SCROLL_KEYS = /^(Arrow|Page|Home|End|Tab|F3| |[a-z]$)/i

/**
 * Returns a controller that aborts when the visitor scrolls, but not when a script scrolls or a press does not scroll.
 */
export function abortOnScroll(): AbortController {
  const controller = new AbortController()
  const { signal } = controller
  const abort = () => controller.abort()
  const expectScroll = (event: Event) => {
    if (event instanceof KeyboardEvent && !SCROLL_KEYS.test(event.key)) return
    addEventListener('scroll', abort, { signal })
  }
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(type, expectScroll, { passive: true, signal })
  return controller
}

/** The scroll behaviour: smooth, or instant with prefers-reduced-motion. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

/**
 * The element id in a hash; empty for none. Tracking parameters, which mailing tools append, and trailing punctuation
 * are removed.
 * @example parseHashId('#apps?utm_source=letter') // 'apps'
 */
export function parseHashId(hash: string): string {
  try {
    const id = decodeURIComponent(hash.slice(1)).normalize()
    return id.replace(/[?&].*|[^\p{L}\p{N}]+$/su, '')
  } catch {
    return '' // invalid percent-encoding
  }
}

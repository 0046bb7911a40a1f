/** Keys that may scroll the page: Tab goes to what is out of sight, and a letter, with Ctrl, finds a word. */
const SCROLL_KEYS = /^(Arrow|Page|Home|End|Tab|F3| |[a-z]$)/i

/** Aborts when the visitor scrolls the page: not at a press that moves nothing, nor when the page moves by itself. */
export function abortOnScroll(): AbortController {
  const controller = new AbortController()
  const { signal } = controller
  const abort = () => controller.abort()
  const expectScroll = (event: Event) => {
    if (event instanceof KeyboardEvent && !SCROLL_KEYS.test(event.key)) return
    addEventListener('scroll', abort, { signal })
  }
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(type, expectScroll, { passive: true, signal })
  return controller
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
    const id = decodeURIComponent(hash.slice(1)).normalize()
    return id.replace(/[?&].*|[^\p{L}\p{N}]+$/su, '')
  } catch {
    return '' // a hash that is no valid encoding names no element
  }
}

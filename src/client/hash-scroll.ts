/** Aborts when the visitor does what may scroll the page: by wheel, finger, key or the scroll bar. */
export function abortAtScroll(): AbortController {
  const controller = new AbortController()
  const { signal } = controller
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(type, () => controller.abort(), { passive: true, signal })
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

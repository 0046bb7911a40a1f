/** What shows that somebody is there and turns to the page. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const

let isSomebodyThere = false

/** Calls at the first sign that the visitor turns to the page, or at once when there has been one. */
export function whenPresent(act: () => void): void {
  if (isSomebodyThere) {
    act()
    return
  }
  const stop = new AbortController()
  const begin = (event: Event) => {
    // A pointer that rests where the page appears has not moved, though the browser says so.
    if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return
    isSomebodyThere = true
    stop.abort()
    act()
  }
  for (const sign of SIGNS) addEventListener(sign, begin, { passive: true, signal: stop.signal })
}

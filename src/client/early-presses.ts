import { isModified } from './modified-click.ts'

declare global {
  interface Window {
    /** The buttons of islands that were pressed before React was there, to be pressed again by it (hydrate.ts). */
    earlyPresses?: Element[]
  }
}

/** A button in an island that React has not hydrated yet. */
const WAITS = '[data-island]:not([data-hydrated]) :is(button, [role="button"], .video__go)'

/** So long a form waits for its code; then the browser sends it. */
const PATIENCE_MS = 2000

/**
 * Keeps presses on what needs React until it is there: a press is done once, whenever it came. The button of a form does
 * after two seconds what it does without scripts.
 */
export function holdEarlyPresses(): void {
  ignoreSecondClick()
  const presses: Element[] = []
  window.earlyPresses = presses
  let isReleasing = false
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest(WAITS) : null
      if (!button || isReleasing || isModified(event)) return
      event.preventDefault()
      if (presses.includes(button)) return
      presses.push(button)
      if (button.getAttribute('type') !== 'submit') return
      setTimeout(() => {
        const at = presses.indexOf(button)
        if (at < 0 || !navigator.onLine) return // pressed already; or it would open an empty tab
        presses.splice(at, 1)
        isReleasing = true
        button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
        isReleasing = false
      }, PATIENCE_MS)
    },
    true,
  )
}

/** The second click of a double one on a link comes to the next page, where it is meant for nothing. */
function ignoreSecondClick(): void {
  addEventListener(
    'click',
    (event) => {
      if (event.detail < 2) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true, once: true },
  )
}

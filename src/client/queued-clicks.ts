import { closest } from './closest.ts'
import { isModified } from './modified-click.ts'

declare global {
  interface Window {
    /** The buttons that were pressed before what answers them was there: the runtime, and in an island React. */
    queuedClicks?: Set<Element>
  }
}

/** A button in an island that React has not hydrated yet, or of a page without the runtime; the style sheet opens menus. */
const WAITS =
  '[data-island]:not([data-hydrated]) button,html:not([data-runtime]) [type=button]:not([commandfor],[aria-expanded])'

/** So long a form waits for its code; then the browser sends it. */
const PATIENCE_MS = 2000

/**
 * Keeps presses on what needs the runtime or React until it is there: a press is done once, whenever it came. The button of
 * a form does after two seconds what it does without scripts.
 */
export function queueClicks(): void {
  ignoreSecondClick()
  const presses = new Set<Element>()
  window.queuedClicks = presses
  let isReleasing = false
  addEventListener(
    'click',
    (event) => {
      const button = closest(event.target, WAITS)
      if (!button || isReleasing || isModified(event)) return
      event.preventDefault()
      if (presses.has(button)) return
      presses.add(button)
      if (button.getAttribute('type') !== 'submit') return
      setTimeout(() => {
        if (!navigator.onLine || !presses.delete(button)) return // it would open an empty tab; or is pressed already
        isReleasing = true
        button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
        isReleasing = false
      }, PATIENCE_MS)
    },
    true,
  )
}

/** Whether something in a place was pressed, and still waits for an answer. */
export function hasQueuedClick(place: Element): boolean {
  return [...(window.queuedClicks ?? [])].some((button) => place.contains(button))
}

/** Does what was pressed before, on those buttons that can answer now. */
export function replayClicks(canAnswer: (button: Element) => boolean): void {
  for (const button of [...(window.queuedClicks ?? [])].filter(canAnswer)) {
    window.queuedClicks?.delete(button)
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
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

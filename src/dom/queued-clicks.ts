import { closest } from './closest.ts'
import { BUSY_AFTER_MS } from './loading-delay.ts'
import { isModified } from './modified-click.ts'

declare global {
  interface Window {
    /** The buttons that were pressed before the runtime, or in an island React, was there to handle it. */
    queuedClicks?: Set<HTMLElement>
  }
}

/** A button in an island that is not hydrated, or on a page whose runtime is not loaded; the style sheet opens menus. */
const NOT_READY =
  '[data-island]:not([data-hydrated]) button,html:not([data-runtime]) [type=button]:not([commandfor],[aria-expanded])'

/** How long a form waits for its code; then the browser sends it. */
const SUBMIT_AFTER_MS = 2000

/** The button whose click was repeated last: from then on its clicks are the browser's. */
let replayed: HTMLElement | undefined

/**
 * Queues clicks on buttons that need the runtime or React, each button once, until `replayClicks` runs. The button of a
 * form does after two seconds what it does without scripts. Where the runtime could not be loaded, no button waits any more,
 * and the style sheet says so (chunk-note.css): the page stays, with all that was done on it.
 */
export function queueClicks(): void {
  ignoreSecondClick()
  const clicks = new Set<HTMLElement>()
  window.queuedClicks = clicks
  const data = document.documentElement.dataset
  const noteLostScript = ({ target }: Event) => {
    if (!closest(target, 'script')) return
    data.lost = ''
    for (const button of clicks) button.ariaBusy = 'false'
  }
  addEventListener('error', noteLostScript, true)
  // What was pressed in a dialog is not wanted any more when that is closed.
  addEventListener(
    'close',
    ({ target }) => {
      for (const button of clicks)
        if (button.closest('dialog') === target && clicks.delete(button)) button.ariaBusy = null
    },
    true,
  )
  addEventListener(
    'click',
    (event) => {
      const button = closest(event.target, NOT_READY)
      if (!button || button === replayed || isModified(event)) return
      event.preventDefault()
      if (clicks.has(button)) return
      clicks.add(button)
      const isForm = button.getAttribute('type') === 'submit'
      setTimeout(() => {
        if (clicks.has(button)) button.ariaBusy = `${isForm || !('lost' in data)}`
      }, BUSY_AFTER_MS)
      if (!isForm) return
      setTimeout(() => {
        button.ariaBusy = null
        if (button.closest('dialog:not([open])')) return // `close` may be heard late
        if (clicks.delete(button) && navigator.onLine) replay(button) // it would open an empty tab; another press counts
      }, SUBMIT_AFTER_MS)
    },
    true,
  )
}

/** Whether a click on something in an element is queued. */
export function hasQueuedClick(element: Element): boolean {
  return [...(window.queuedClicks ?? [])].some((button) => element.contains(button))
}

/** Repeats the queued clicks on those buttons that are ready now. */
export function replayClicks(isReady: (button: HTMLElement) => boolean): void {
  for (const button of [...(window.queuedClicks ?? [])].filter(isReady)) replay(button)
}

function replay(button: HTMLElement): void {
  replayed = button
  window.queuedClicks?.delete(button)
  button.ariaBusy = null
  button.click()
}

/** Moves the queued clicks from buttons that React has rendered anew to those in their place. */
export function moveQueuedClicks(from: readonly HTMLElement[], to: readonly HTMLElement[]): void {
  for (const button of from) {
    const isAlike = ({ className }: HTMLElement) => className === button.className // an extension may have added others
    const successor = to.filter(isAlike)[from.filter(isAlike).indexOf(button)]
    if (successor && window.queuedClicks?.delete(button)) window.queuedClicks.add(successor)
  }
}

/** The second click of a double one on a link comes to the next page, and is not meant for what lies there. */
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

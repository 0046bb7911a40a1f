import { closestToTarget } from './closest.ts'
import { LOADING_NOTE_DELAY_MS } from './loading-delay.ts'
import { isModifiedClick } from './modified-click.ts'

declare global {
  interface Window {
    /** Buttons pressed before the runtime had loaded, or before their island was hydrated. */
    queuedClicks?: Set<HTMLElement>
  }
}

/**
 * Buttons that do not work yet: in an island before hydration, or on a page before the runtime has loaded. Menu buttons
 * are excluded, because CSS opens the menus.
 */
const NOT_READY =
  '[data-island]:not([data-hydrated]) button,html:not([data-runtime]) [type=button]:not([commandfor],[aria-expanded])'

/** How long a form waits for its chunk before the browser submits it. */
const SUBMIT_AFTER_MS = 2000

/** The button of the last replayed click, whose further clicks are left to the browser. */
let replayed: HTMLElement | undefined

/**
 * Queues clicks on buttons that need the runtime or React, each button once, until `replayClicks` runs. A submit button
 * falls back to native submission after two seconds. When the runtime has failed to load, clicks are not queued, and
 * CSS shows a note (chunk-note.css); the page is not reloaded, so nothing typed is lost.
 */
export function queueClicks(): void {
  ignoreSecondClick()
  const clicks = new Set<HTMLElement>()
  window.queuedClicks = clicks
  const data = document.documentElement.dataset
  const noteLostScript = ({ target }: Event) => {
    if (!closestToTarget(target, 'script')) return
    data.lost = ''
    for (const button of clicks) button.ariaBusy = 'false'
  }
  addEventListener('error', noteLostScript, true)
  // Clicks in a dialog are dropped when it closes.
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
      const button = closestToTarget(event.target, NOT_READY)
      if (!button || button === replayed || isModifiedClick(event)) return
      event.preventDefault()
      if (clicks.has(button)) return
      clicks.add(button)
      const isForm = button.getAttribute('type') === 'submit'
      setTimeout(() => {
        if (clicks.has(button)) button.ariaBusy = `${isForm || !('lost' in data)}`
      }, LOADING_NOTE_DELAY_MS)
      if (!isForm) return
      setTimeout(() => {
        button.ariaBusy = null
        if (button.closest('dialog:not([open])')) return // the `close` event may be late
        if (clicks.delete(button) && navigator.onLine) replay(button) // offline it would open an empty tab
      }, SUBMIT_AFTER_MS)
    },
    true,
  )
}

/** Whether an element contains a button with a queued click. */
export function hasQueuedClick(element: Element): boolean {
  return [...(window.queuedClicks ?? [])].some((button) => element.contains(button))
}

/** Replays the queued clicks on those buttons that are ready. */
export function replayClicks(isReady: (button: HTMLElement) => boolean): void {
  for (const button of [...(window.queuedClicks ?? [])].filter(isReady)) replay(button)
}

function replay(button: HTMLElement): void {
  replayed = button
  window.queuedClicks?.delete(button)
  button.ariaBusy = null
  button.click()
}

/** Moves queued clicks from old buttons to those that React has rendered in their place. */
export function moveQueuedClicks(from: readonly HTMLElement[], to: readonly HTMLElement[]): void {
  for (const button of from) {
    // Matched by class and position, because a browser extension may have added buttons.
    const isAlike = ({ className }: HTMLElement) => className === button.className
    const successor = to.filter(isAlike)[from.filter(isAlike).indexOf(button)]
    if (successor && window.queuedClicks?.delete(button)) window.queuedClicks.add(successor)
  }
}

/** Ignores the second click of a double click on a link, which would hit whatever is in that place on the next page. */
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

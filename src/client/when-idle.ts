/** Calls in a moment in which the browser has nothing else to do, at the latest after so many ms; Safari knows of none. */
export function whenIdle(act: () => void, timeout = 1000): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout })
  else setTimeout(act, 50)
}

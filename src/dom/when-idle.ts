/**
 * Calls back when the browser is idle, after `timeout` ms at the latest; in Safari, which has no requestIdleCallback,
 * after 50 ms.
 */
export function whenIdle(act: () => void, timeout = 1000): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout })
  else setTimeout(act, 50)
}

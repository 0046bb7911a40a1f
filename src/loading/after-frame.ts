/** A frame that is never drawn, as in a tab that nobody looks at, is not waited for longer. */
const AT_MOST_MS = 200

/** When the browser has painted what has just been changed. */
export function afterFrame(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, AT_MOST_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

const RETRY_AFTER_MS = 2000

/**
 * Requests again each stylesheet that has failed, once after the page has loaded, and whenever the connection is back.
 * Without the deferred ones, texts of the lower sections and the footer are unreadable on the ground of the page.
 */
export function startSheetRetries(): void {
  const retry = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
      if (isEmpty(link)) link.replaceWith(link.cloneNode())
  }
  addEventListener('online', retry)
  addEventListener('load', () => setTimeout(retry, RETRY_AFTER_MS))
}

/** In Chromium a failed stylesheet is an empty one, or one whose rules must not be read. */
function isEmpty({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length
  } catch {
    return true
  }
}

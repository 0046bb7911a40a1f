/** Calls when the page is shown: a page that the browser has prepared asks for nothing, counts nothing and stores nothing. */
export function whenShown(act: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', act, { once: true })
  else act()
}

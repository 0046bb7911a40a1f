/** As much of a route as fetching needs: its page's chunk, and what its loader gets. */
type Route = { lazy?: unknown; loader?: unknown }

/** What a visitor does on a link that may be followed next. */
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Loads the chunk and the document of another page when the visitor turns to a link to it (architecture §6), wherever
 * on the site the link stands. `findRoutes` gives the routes that answer a path.
 */
export function fetchAheadOnIntent(findRoutes: (pathname: string) => readonly Route[]): void {
  let last: Element | null = null
  const fetchAhead = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link === last) return
    last = link
    // The other language is fetched when it is chosen: the session keeps a document in one language.
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.hreflang) return
    if (link.pathname === location.pathname || link.pathname.includes('.')) return
    const routes = findRoutes(link.pathname)
    const loader = routes.at(-1)?.loader
    if (typeof loader === 'function') attempt(() => loader({ request: new Request(link.href), params: {} }))
    for (const { lazy } of routes) if (typeof lazy === 'function') attempt(() => lazy())
  }
  for (const intent of INTENTS) document.addEventListener(intent, fetchAhead, { passive: true })
}

/** What is fetched ahead may fail: the click itself will say so. */
function attempt(load: () => unknown): void {
  Promise.resolve(load()).catch((error) => console.debug('Fetching ahead failed.', error))
}

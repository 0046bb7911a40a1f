/**
 * What of a page is its own, as the build has rendered it: to be put into another page that is already there instead of
 * loading the whole. The addresses of the fragments follow from those of the pages.
 */
export type PageFragment = {
  /** The site's script: a page of another build than the one that is open is loaded as a whole. */
  script: string
  /** Title, description and links. */
  head: string
  /** The style of its kind of page, and the sheets that come later. */
  style: string
  /** Inside `main`. */
  main: string
}

/** @example fragmentAddress('/sv/faq') // '/fragments/sv/faq.json' */
export function fragmentAddress(pathname: string): string {
  return `/fragments${pathname === '/' ? '/index' : pathname}.json`
}

/** The page of a fragment; null for other addresses. The service worker sees only these. */
export function pageOfFragment(pathname: string): string | null {
  const page = /^\/fragments(\/.+)\.json$/.exec(pathname)?.[1]
  return page === '/index' ? '/' : (page ?? null)
}

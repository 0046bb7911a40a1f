import type { PageFragment } from '../loading/contract/page-fragment.ts'
import { fetchFragment, parseAhead } from '../loading/page-fragment.ts'
import { whenIdle } from '../loading/when-idle.ts'
import { languageOf } from './place.ts'
import { areBytesDear, isAwake } from './wake.ts'

/**
 * Another page in the same language; the other one is loaded when it is chosen. A page that was read from the saved copy
 * loads the next as a whole, so that each says where it comes from.
 */
export function isNextPage({ origin, pathname, search }: HTMLAnchorElement | URL): boolean {
  return (
    document.documentElement.dataset.saved === undefined &&
    origin === location.origin &&
    pathname !== location.pathname &&
    !search &&
    !pathname.includes('.') &&
    languageOf(pathname) === document.documentElement.lang
  )
}

/** What a visitor does on a link that may be followed next. */
const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin'] as const

/** Fetches a page when its link is turned to; the ones in view when a reader has scrolled to them and rests. */
export function startFetchingAhead(): void {
  for (const intent of INTENTS) document.addEventListener(intent, fetchTurnedTo, { passive: true })
  if (!areBytesDear()) addEventListener('scroll', fetchAtRest, { passive: true })
}

function fetchTurnedTo({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (link && !isAwake() && isNextPage(link)) fetchPage(link.pathname)?.then(parseAhead).catch(ignore)
}

/** Going back to the page that came with its whole document is as quick then as to any other, without coverage too. */
export function fetchForReturn(pathname: string | undefined): void {
  if (pathname && !areBytesDear()) whenIdle(() => void fetchFragment(pathname).catch(ignore))
}

function fetchPage(pathname: string): Promise<PageFragment> | undefined {
  if (window.navigation) return fetchFragment(pathname)
  if (document.querySelector(`link[rel="prefetch"][href="${CSS.escape(pathname)}"]`)) return
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.setAttribute('href', pathname)
  document.head.append(link)
}

/** So long does a reader not scroll who reads. */
const REST_MS = 200

/** A page weighs about 10 kB; of more links in view, those that are nearest to the middle. */
const MOST_AT_REST = 5

let rest: ReturnType<typeof setTimeout> | undefined

function fetchAtRest(): void {
  clearTimeout(rest)
  rest = setTimeout(fetchInView, REST_MS)
}

function fetchInView(): void {
  if (isAwake()) return
  for (const pathname of pagesInView()) {
    fetchPage(pathname)
      ?.then((fragment) => whenIdle(() => isWanted(pathname) && parseAhead(fragment)))
      .catch(ignore)
  }
}

/** Nobody has turned to it meanwhile, nor has React come, which renders pages itself. */
function isWanted(pathname: string): boolean {
  return !isAwake() && pathname !== location.pathname
}

function pagesInView(): string[] {
  const distances = new Map<string, number>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"], footer a[href^="/"]')) {
    const { top, bottom } = link.getBoundingClientRect()
    if (bottom > 0 && top < innerHeight && top < bottom && isNextPage(link)) {
      distances.set(link.pathname, Math.abs((top + bottom - innerHeight) / 2))
    }
  }
  const nearestFirst = [...distances].sort(([, one], [, other]) => one - other)
  return nearestFirst.map(([pathname]) => pathname).slice(0, MOST_AT_REST)
}

function ignore(): void {}

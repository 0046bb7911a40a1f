import { closeAllDialogs } from '../components/dialogs.ts'
import { focusHeading } from '../components/focus-heading.ts'
import { scrollBehavior } from '../components/hash-scroll.ts'
import { isModified } from '../components/modified-click.ts'
import type { PageFragment } from '../loading/contract/page-fragment.ts'
import { fetchFragment } from '../loading/page-fragment.ts'
import { sayPageShown } from '../loading/page-shown.ts'
import { settle } from '../loading/settle.ts'
import { keepPlace, newEntry } from './kept-places.ts'
import { languageOf, markPlace } from './place.ts'
import { isAwake, isPlain, putOffWaking } from './wake.ts'

/**
 * Turns to another page of the site as long as React is not there: what is its own is put into the page that is open,
 * and the browser does the rest of a navigation (its Navigation API: address, history, scrolling back, what is
 * overtaken). A browser without that API loads the page as a whole, fetched ahead.
 */
export function startTurningPages(): void {
  for (const intent of INTENTS) document.addEventListener(intent, fetchAhead, { passive: true })
  document.addEventListener('click', press)
  if (window.navigation) navigation.addEventListener('navigate', turn)
}

/** What a visitor does on a link that may be followed next. */
const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin'] as const

function fetchAhead({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || isAwake() || !isNextPage(link)) return
  if (window.navigation) fetchFragment(link.pathname).catch(ignore)
  else if (!document.querySelector(`link[rel="prefetch"][href="${CSS.escape(link.pathname)}"]`)) prefetch(link.pathname)
}

function prefetch(pathname: string): void {
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.setAttribute('href', pathname)
  document.head.append(link)
}

/**
 * Another page in the same language; the other one is loaded when it is chosen. A page that was read from the saved copy
 * loads the next as a whole, so that each says where it comes from.
 */
function isNextPage({ origin, pathname, search }: HTMLAnchorElement | URL): boolean {
  return (
    document.documentElement.dataset.saved === undefined &&
    origin === location.origin &&
    pathname !== location.pathname &&
    !search &&
    !pathname.includes('.') &&
    languageOf(pathname) === document.documentElement.lang
  )
}

/**
 * A link to the page one is on scrolls smoothly to the top; one to another page begins an entry of the history, which
 * `turn` hears of. What is pressed while React comes is kept for it.
 */
function press(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.hasAttribute('href') || event.defaultPrevented || isModified(event) || link.target || isPlain()) return
  if (link.getAttribute('href') === location.pathname) {
    event.preventDefault()
    scrollTo({ top: 0, behavior: scrollBehavior() })
  } else if (isNextPage(link) && window.pressedEarly && isAwake()) {
    event.preventDefault()
    window.pressedEarly.push(link)
  } else if (isNextPage(link) && !isAwake() && window.navigation) {
    event.preventDefault()
    keepPlace()
    history.pushState(newEntry(), '', link.href)
  }
}

function turn(event: NavigateEvent): void {
  const url = new URL(event.destination.url)
  if (isAwake() || !event.canIntercept || !event.destination.sameDocument || !isNextPage(url)) return
  if (event.navigationType === 'traverse') keepPlace()
  event.intercept({
    focusReset: 'manual', // to the heading
    scroll: 'manual', // when the page is there
    handler: () => putOffWaking(turnTo(url.pathname, event)),
  })
}

/** A page that comes sooner needs no sign that it is coming. */
const PATIENCE_MS = 300

async function turnTo(pathname: string, event: NavigateEvent): Promise<void> {
  const late = setTimeout(sayLate, PATIENCE_MS)
  try {
    const fragment = await fetchFragment(pathname)
    if (!event.signal.aborted) show(fragment, event)
  } catch (error) {
    console.debug('The page is loaded as a whole.', error)
    if (!event.signal.aborted) location.reload()
  } finally {
    clearTimeout(late)
    delete frame()?.dataset.loading
  }
}

/** The map frame below the header runs while a page is awaited on a slow network. */
function sayLate(): void {
  frame()?.setAttribute('data-loading', 'true')
  say(document.getElementById('main')?.dataset.awaited ?? '')
}

function frame(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.header .frame')
}

/** What happens when a page changes, in its order; the same as in PageChange, which does it when React is there. */
function show({ head, style, main }: PageFragment, event: NavigateEvent): void {
  const place = document.getElementById('main')
  if (!place) throw new Error('The page has no place for another.')
  closeAllDialogs()
  replaceHead(head, style)
  place.innerHTML = main
  const isReturn = event.navigationType === 'traverse'
  markPlace(place)
  settle(isReturn) // only a page that is all laid out has the reader's place
  if (isReturn || location.hash) event.scroll()
  else scrollTo({ top: 0, behavior: 'instant' })
  const heading = focusHeading()
  say(heading)
  sayPageShown()
}

/** In a region of its own: the one of React must be found as it was rendered. */
function say(text: string): void {
  let region = document.getElementById('said')
  if (!region) {
    region = Object.assign(document.createElement('div'), { id: 'said', className: 'sr' })
    region.setAttribute('role', 'status')
    document.body.append(region)
  }
  region.textContent = text
}

/** Title, description and links are the new page's; styles stay, as they do when React loads them. */
function replaceHead(head: string, style: string): void {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: head + style })
  for (const old of document.head.querySelectorAll(OF_THE_PAGE)) old.remove()
  const known = new Set([...document.querySelectorAll(SHEETS)].map((sheet) => sheet.outerHTML))
  for (const sheet of content.querySelectorAll(SHEETS)) if (known.has(sheet.outerHTML)) sheet.remove()
  document.head.append(content)
}

const SHEETS = 'style, link[rel="stylesheet"]'

const OF_THE_PAGE =
  'title, meta[name="description"], meta[name="robots"], link[rel="canonical"], link[rel="alternate"][hreflang]'

function ignore(): void {}

import { closeAllDialogs } from '../components/dialogs.ts'
import { focusHeading } from '../components/focus-heading.ts'
import { scrollBehavior } from '../components/hash-scroll.ts'
import { isModified } from '../components/modified-click.ts'
import { afterFrame } from '../loading/after-frame.ts'
import type { PageFragment } from '../loading/contract/page-fragment.ts'
import { contentOf, fetchFragment, pageOf } from '../loading/page-fragment.ts'
import { sayPageShown } from '../loading/page-shown.ts'
import { settle, unsettle } from '../loading/settle.ts'
import { keepPlace, newEntry } from './kept-places.ts'
import { fetchForReturn, isNextPage, startFetchingAhead } from './next-page.ts'
import { markPlace } from './place.ts'
import { isAwake, isPlain, putOffWaking } from './wake.ts'

/**
 * Turns to another page of the site as long as React is not there: what is its own is put into the page that is open,
 * and the browser does the rest of a navigation (its Navigation API: address, history, scrolling back, what is
 * overtaken). A browser without that API loads the page as a whole, fetched ahead.
 */
export function startTurningPages(): void {
  startFetchingAhead()
  document.addEventListener('click', press)
  if (window.navigation) navigation.addEventListener('navigate', turn)
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
  const left = document.querySelector(NOT_A_PAGE) ? undefined : location.pathname
  event.intercept({
    focusReset: 'manual', // to the heading
    scroll: 'manual', // when the page is there
    handler: () => putOffWaking(turnTo(url.pathname, event).then(() => fetchForReturn(left))),
  })
}

/** What stands at an address that leads nowhere has no fragment. */
const NOT_A_PAGE = 'meta[name="robots"][content="noindex"]'

/** A page that comes sooner needs no sign that it is coming. */
const PATIENCE_MS = 300

async function turnTo(pathname: string, event: NavigateEvent): Promise<void> {
  const late = setTimeout(sayLate, PATIENCE_MS)
  try {
    const fragment = await fetchFragment(pathname).finally(() => clearTimeout(late))
    if (!event.signal.aborted) await show(fragment, event)
  } catch (error) {
    console.debug('The page is loaded as a whole.', error)
    if (!event.signal.aborted) location.reload()
  } finally {
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
async function show(fragment: PageFragment, event: NavigateEvent): Promise<void> {
  const old = document.getElementById('main')
  if (!old) throw new Error('The page has no place for another.')
  const isReturn = event.navigationType === 'traverse'
  const needsItsPlace = isReturn || location.hash !== ''
  if (!needsItsPlace) scrollTo({ top: 0, behavior: 'instant' }) // before there is something to be laid out
  closeAllDialogs()
  if (old.querySelector('.drone')) document.documentElement.dataset.flown = '' // not again for who comes back
  if (!isReturn) unsettle(old)
  bringStyle(fragment.style)
  const page = pageOf(fragment)
  const place = document.createElement('main')
  for (const { name, value } of old.attributes) place.setAttribute(name, value)
  const rest = needsItsPlace ? undefined : takeRest(page)
  place.append(page)
  old.before(place)
  if (needsItsPlace) old.remove()
  else old.hidden = 'until-found' // to take a page out needs as long as to lay one out: after the frame
  settle(isReturn) // only a page that is all laid out has the reader's place
  if (needsItsPlace) event.scroll()
  const heading = focusHeading()
  if (!needsItsPlace) await afterFrame()
  old.remove()
  if (document.getElementById('main') !== place) return // somebody has gone on within that frame
  replaceHead(fragment.head)
  markPlace(place)
  say(heading)
  if (rest) {
    rest.from.append(rest.blocks)
    settle()
  }
  sayPageShown()
}

/** The blocks of a document are higher on average: as many as this goes into the screen fill any window. */
const BLOCK_PX = 100

/** Takes what comes later in a long document out of its page, so that its beginning is shown sooner. */
function takeRest(page: DocumentFragment): { from: Element; blocks: DocumentFragment } | undefined {
  const from = page.querySelector('.prose')
  // the window's own height would make the browser lay out the page that goes
  const first = Math.ceil(screen.height / BLOCK_PX)
  const parts = [...(from?.querySelectorAll<HTMLElement>(':scope > *') ?? [])]
  for (const part of parts.slice(0, first)) part.dataset.settled = '' // or the browser lays out those it sees after the others
  const later = parts.slice(first)
  if (!from || later.length === 0) return
  const blocks = new DocumentFragment()
  blocks.append(...later)
  return { from, blocks }
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

/** Title, description and links are the new page's. */
function replaceHead(head: string): void {
  for (const old of document.head.querySelectorAll(OF_THE_PAGE)) old.remove()
  document.head.append(contentOf(head))
}

/** Styles stay, as they do when React loads them. */
function bringStyle(style: string): void {
  if (brought.has(style)) return
  brought.add(style)
  const known = new Set([...document.querySelectorAll(SHEETS)].map((sheet) => sheet.outerHTML))
  for (const sheet of contentOf(style).querySelectorAll(SHEETS)) {
    if (!known.has(sheet.outerHTML)) document.head.append(sheet)
  }
}

/** The styles of pages that were shown before. */
const brought = new Set<string>()

const SHEETS = 'style, link[rel="stylesheet"]'

const OF_THE_PAGE =
  'title, meta[name="description"], meta[name="robots"], link[rel="canonical"], link[rel="alternate"][hreflang]'

import { afterFrame } from './after-frame.ts'
import { arriveWith } from './arrival.ts'
import { whenIdle } from './when-idle.ts'

/** What the style sheet puts off: parts of a page, and the blocks of a document (src/styles/layout.css). */
export const UNSETTLED = ':root:not([data-whole]) :is([data-later], .prose > :nth-child(n + 7)):not([data-settled])'

/** What shows that more is wanted than what stands in view. */
const SIGNS = ['resize', 'beforeprint'] as const

/** As many elements as one idle moment of a slow phone may lay out; a quicker machine does more of them in this time. */
const FEW = 30
const QUICK_MS = 5

let signs = new AbortController()
/** What has been found of the page and is not laid out yet: looking for it takes longer than laying out a part. */
let left: HTMLElement[] = []

/**
 * Lays out the parts of the page that the style sheet has put off, some in each idle moment, so that the first paint does
 * not wait for a page ten screens high. At once when somebody begins to scroll, or when a place in the page is wanted: the
 * one that the address or a link names, or where the reader was.
 */
export function settle(isPlaceWanted = false): void {
  endSettling() // of the page before
  const { signal } = signs
  const isWhole = isPlaceWanted || location.hash !== '' || 'whole' in document.documentElement.dataset
  if (isWhole) settleAll()
  arriveWith(isWhole ? Promise.resolve() : settleLater(signal))
}

async function settleLater(signal: AbortSignal): Promise<void> {
  addEventListener('keydown', settleForEnd, { signal })
  await afterFrame() // and the scroll that a turn to another page brings
  if (signal.aborted) return
  for (const sign of SIGNS) addEventListener(sign, settleAll, { signal, passive: true })
  addEventListener('scroll', settleAround, { signal, passive: true })
  document.addEventListener('click', settleForPlace, { signal, capture: true })
  do {
    await new Promise<void>((resolve) => whenIdle(resolve))
  } while (!signal.aborted && settleSome())
}

/**
 * What has no place yet cannot be pressed by voice, by a switch or by a script before it is scrolled to.
 * Says whether there is more.
 */
function settleSome(): boolean {
  for (const end = performance.now() + QUICK_MS; settleFew(); ) {
    document.body.getBoundingClientRect() // lays it out
    if (performance.now() > end) return true
  }
  return false
}

function settleFew(): boolean {
  if (left.length === 0) left = [...document.querySelectorAll<HTMLElement>(UNSETTLED)]
  for (let room = FEW; room > 0 && left.length > 0; ) {
    const part = left.shift()
    if (part) part.dataset.settled = ''
    room -= 1 + (part?.getElementsByTagName('*').length ?? 0)
  }
  return left.length > 0 || document.querySelector(UNSETTLED) !== null
}

function settleForPlace({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.hash && link.pathname === location.pathname) settleAll()
}

/** The end of the page is where it will be when all has its height: the browser goes there after this. */
function settleForEnd({ key, metaKey }: KeyboardEvent): void {
  if (key === 'End' || (metaKey && key === 'ArrowDown')) settleAll()
}

/**
 * Who is taken far down at once (by a find in the page, a switch, the scroll bar) keeps in view what came into view,
 * though all above it gets its height now.
 */
function settleAround(): void {
  const shown = [...document.querySelectorAll(UNSETTLED)].find((part) => part.getBoundingClientRect().bottom > 0)
  const place = () => shown?.getBoundingClientRect().top ?? document.body.getBoundingClientRect().bottom
  const before = place()
  settleAll()
  const moved = place() - before
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
}

function endSettling(): void {
  signs.abort()
  signs = new AbortController()
  left = []
}

function settleAll(): void {
  endSettling()
  delete document.documentElement.dataset.whole // the pages that are opened in this one later may be put off again
  for (const part of document.querySelectorAll<HTMLElement>(UNSETTLED)) part.dataset.settled = ''
}

/** Puts off again what stands around the page, for another page that is shown from its top. */
export function unsettle(page: Element): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-later][data-settled]')) {
    if (!page.contains(part)) delete part.dataset.settled
  }
}

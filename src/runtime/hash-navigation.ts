import { dialogs, policySection } from '../../site/dialogs.ts'
import { isPositionRestored } from '../dom/carry-over.ts'
import { closeAllDialogs, openDialog } from '../dom/dialogs.ts'
import { abortOnScroll, idOfHash, scrollBehavior } from '../dom/hash-scroll.ts'

/** When a document page scrolls to the address's hash after it has loaded. */
const DOCUMENT_HASH_DELAY_MS = 1_000

/** How long a link's target may take to appear. */
const HASH_WAIT_MS = 10_000

/** Does what a hash of the address asks for beyond the browser's own scrolling. */
export function startHash(): void {
  let stop = abortOnScroll()
  followHash(stop.signal)
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // On the way back, on a reload and for a text that a link has marked (`:~:text=`) the browser knows the place better.
  const isPlaced = opened && (/reload|back_forward/.test(opened.type) || opened.name.includes(':~:'))
  if (!isPlaced) scrollLater(stop.signal)
  addEventListener('hashchange', () => {
    stop.abort()
    const place = document.getElementById(idOfHash(location.hash))
    if (!place?.closest('dialog[open]')) closeAllDialogs() // the page itself is wanted
    stop = abortOnScroll()
    followHash(stop.signal)
  })
}

/** Opens the dialog that the hash names or that its element is in, and goes to an element that comes late. */
function followHash(signal: AbortSignal): void {
  const id = idOfHash(location.hash)
  if (!id) return
  if (id === dialogs.privacy || id.startsWith(policySection)) openDialog(dialogs.privacy) // its text may come only now
  const found = document.getElementById(id)
  if (!found) {
    scrollWhenItAppears(id, signal)
    return
  }
  // Shared links with an area may name the home page, where the calculator was: they lead on to its page.
  const calculator = location.search.includes('hectares') && found.querySelector<HTMLAnchorElement>(`a[href$="#${id}"]`)
  if (calculator) {
    calculator.search = location.search
    location.replace(calculator.href)
  }
  const dialog = found.closest('dialog')
  if (dialog) openDialog(dialog.id)
  // the browser has not scrolled where parameters follow the hash, nor inside a dialog that opens only now
  if (dialog || location.hash !== `#${id}`) found.scrollIntoView()
}

/**
 * Scrolls again, unless the visitor has scrolled: smoothly a second after a document has been loaded,
 * on other pages now and when all is loaded. Firefox scrolls before the sheets at the end of a page are there, and not
 * always again.
 */
function scrollLater(signal: AbortSignal): void {
  const id = idOfHash(location.hash)
  if (!id) return
  const scroll = (behavior: ScrollBehavior) => {
    if (signal.aborted || isPositionRestored || !isWanted(id)) return
    const place = document.getElementById(id)
    if (!place?.closest('dialog')) place?.scrollIntoView({ behavior })
  }
  if (document.querySelector('main [data-document]')) setTimeout(() => scroll(scrollBehavior()), DOCUMENT_HASH_DELAY_MS)
  else {
    scroll('instant')
    addEventListener('load', () => scroll('instant'), { signal })
  }
}

/** Whether the address still names a place: a tab or a link to the top may have changed it meanwhile. */
function isWanted(id: string): boolean {
  return idOfHash(location.hash) === id
}

/** Waits for an element for up to 10 s. */
function scrollWhenItAppears(id: string, signal: AbortSignal): void {
  const observer = new MutationObserver(() => {
    const element = document.getElementById(id)
    if (!element) return
    end()
    if (isWanted(id)) element.scrollIntoView()
  })
  const end = () => observer.disconnect()
  setTimeout(end, HASH_WAIT_MS)
  signal.addEventListener('abort', end)
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['id'] })
}

import { dialogIds, POLICY_SECTION_PREFIX } from '../../site/dialogs.ts'
import { isPositionRestored } from '../dom/carry-over.ts'
import { closeAllDialogs, openDialog } from '../dom/dialogs.ts'
import { abortOnScroll, parseHashId, scrollBehavior } from '../dom/hash-scroll.ts'

/** The delay before a document page scrolls to its hash. */
const DOCUMENT_HASH_DELAY_MS = 1_000

/** How long to wait for a link's target to appear. */
const HASH_WAIT_MS = 10_000

/** Handles hashes that native scrolling does not: dialogs, and elements that are added later. */
export function startHashNavigation(): void {
  let stop = abortOnScroll()
  followHash(stop.signal)
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // On back, reload and text fragments (`:~:text=`), the browser itself restores the scroll position.
  const isPositioned = opened && (/reload|back_forward/.test(opened.type) || opened.name.includes(':~:'))
  if (!isPositioned) scrollLater(stop.signal)
  addEventListener('hashchange', () => {
    stop.abort()
    const place = document.getElementById(parseHashId(location.hash))
    if (!place?.closest('dialog[open]')) closeAllDialogs() // the hash targets the page, not the open dialog
    stop = abortOnScroll()
    followHash(stop.signal)
  })
}

/**
 * Opens the dialog that the hash names or that contains the hash's element, and waits for an element that is added
 * later.
 */
function followHash(signal: AbortSignal): void {
  const id = parseHashId(location.hash)
  if (!id) return
  // The dialog's text may not be loaded yet.
  if (id === dialogIds.privacy || id.startsWith(POLICY_SECTION_PREFIX)) openDialog(dialogIds.privacy)
  const found = document.getElementById(id)
  if (!found) {
    scrollWhenItAppears(id, signal)
    return
  }
  const dialog = found.closest('dialog')
  if (dialog) openDialog(dialog.id)
  // Browsers do not scroll when parameters follow the hash, nor inside a dialog that has just opened.
  if (dialog || location.hash !== `#${id}`) found.scrollIntoView()
}

/**
 * Scrolls to the hash again, unless the visitor has scrolled: on a document page smoothly after a second, on other
 * pages at once and after `load`. Firefox scrolls before the deferred stylesheets have loaded, and does not always
 * correct the position.
 */
function scrollLater(signal: AbortSignal): void {
  const id = parseHashId(location.hash)
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

/** Whether the URL still has this hash: a tab or a link to the top may have changed it meanwhile. */
function isWanted(id: string): boolean {
  return parseHashId(location.hash) === id
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

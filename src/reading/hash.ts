import { dialogs, policySection } from '../../content/dialogs.ts'
import { openDialog } from '../components/dialogs.ts'
import { idOfHash, onVisitorScroll, scrollBehavior } from '../components/hash-scroll.ts'
import { onPageShown } from '../loading/page-shown.ts'

/** When a document page scrolls to the address's hash after it has loaded (specification §9). */
const DOCUMENT_HASH_DELAY_MS = 1_000

/** How long a link's target may take to appear (specification §9). */
const HASH_WAIT_MS = 10_000

/** What a hash of the address asks for beyond the browser's own scrolling (specification §2). */
export function startHash(): void {
  let place = placeNow()
  let end = follow()
  const again = () => {
    if (place === placeNow()) return
    place = placeNow()
    end()
    end = follow()
  }
  addEventListener('hashchange', again)
  onPageShown(again)
}

/** Where the visitor is; a hash that is followed twice has a key of its own each time, and a text may come late. */
function placeNow(): string {
  return `${location.href} ${history.state?.key} ${documentNow()}`
}

function documentNow(): string | undefined {
  return document.querySelector<HTMLElement>('main [data-document]')?.dataset.document
}

/** The document whose hash was scrolled to; its translation is the same one, and keeps the scroll position. */
let shownDocument: string | undefined

/** Opens the dialog that the hash names or that its element is in, and goes to an element that comes late. */
function follow(): () => void {
  const id = idOfHash(location.hash)
  const name = documentNow()
  const isNew = name !== shownDocument
  shownDocument = name
  if (!id) return () => {}
  if (id.startsWith(policySection)) openDialog(dialogs.privacy) // its text may come only now
  const found = document.getElementById(id)
  if (!found) return whenAppears(id, (element) => element.scrollIntoView())
  const dialog = found.closest('dialog')
  if (dialog) {
    openDialog(dialog.id)
    found.scrollIntoView()
  }
  return isNew && name ? scrollLater(id) : () => {}
}

/** Scrolls smoothly a second after a document has been shown, unless the visitor was first (specification §9). */
function scrollLater(id: string): () => void {
  const stop = new AbortController()
  const timer = setTimeout(() => {
    stop.abort()
    document.getElementById(id)?.scrollIntoView({ behavior: scrollBehavior() })
  }, DOCUMENT_HASH_DELAY_MS)
  onVisitorScroll(() => clearTimeout(timer), stop.signal)
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}

/** Waits for an element, for up to 10 s, unless the visitor scrolls meanwhile (specification §2). */
function whenAppears(id: string, action: (element: HTMLElement) => void): () => void {
  const stop = new AbortController()
  const observer = new MutationObserver(() => {
    const element = document.getElementById(id)
    if (!element) return
    end()
    action(element)
  })
  const timer = setTimeout(() => end(), HASH_WAIT_MS)
  const end = () => {
    observer.disconnect()
    clearTimeout(timer)
    stop.abort()
  }
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['id'] })
  onVisitorScroll(end, stop.signal)
  return end
}

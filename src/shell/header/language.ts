import { chooseLanguage, defaultLanguage, isLanguage, languageStorageKey } from '../../../site/languages.ts'
import { closest } from '../../dom/closest.ts'
import { isModified } from '../../dom/modified-click.ts'
import { readStored, store } from '../../dom/storage.ts'

/** Forwards a visitor who reads another language from the address without one; true when the page is being left. */
export function forwardToLanguage(): boolean {
  const stored = readStored('localStorage', languageStorageKey, isLanguage)
  const language = chooseLanguage([stored, navigator.language])
  if (language === defaultLanguage || !location.protocol.startsWith('http') || isAskedFor(stored)) return false
  const { pathname, search, hash } = location
  // A host with a single not-found page shows it under /sv too: forwarding from there would never end.
  if (`${pathname}/`.startsWith(`/${language}/`)) return false
  location.replace(`/${language}${pathname === '/' ? '' : pathname}${search}${hash}`)
  return true
}

/**
 * Whether a link of this site has led here. To an address without a language that is a choice of it, or a link on a page
 * that is read in it: the visitor is not sent back, whatever the storage allows. On the way back a later choice counts more.
 */
function isAskedFor(stored: string | null): boolean {
  if (!document.referrer.startsWith(`${location.origin}/`)) return false
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return !stored || opened?.type !== 'back_forward'
}

/**
 * Remembers a choice of language, and adds query and hash of the page to its link; that of this page is open already. The
 * page in the other language takes the place of this one, so that the way back leads to the page before.
 */
export function rememberLanguage(): void {
  addEventListener(
    'click',
    (event) => {
      const link = languageLinkAt(event.target)
      if (!link) return
      store('localStorage', languageStorageKey, link.hreflang)
      if (link.pathname === location.pathname && !isModified(event)) return event.preventDefault()
      link.search = location.search
      link.hash = location.hash
    },
    true,
  )
  // When all others have heard of the press: src/dom/carry-over.ts stores what the page takes over.
  addEventListener('click', (event) => {
    const link = languageLinkAt(event.target)
    if (!link || event.defaultPrevented || isModified(event)) return
    event.preventDefault()
    location.replace(link.href)
  })
}

export function languageLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return closest(target, 'a[hreflang]')
}

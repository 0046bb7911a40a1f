import { chooseLanguage, defaultLanguage, isLanguage, languageStorageKey } from '../../../site/languages.ts'
import { closestToTarget } from '../../dom/closest.ts'
import { isModifiedClick } from '../../dom/modified-click.ts'
import { readStored, writeStored } from '../../dom/storage.ts'

/**
 * Redirects from an address without a language prefix to the visitor's language; returns whether it redirects.
 */
export function redirectToLanguage(): boolean {
  const stored = readStored('localStorage', languageStorageKey, isLanguage)
  const language = chooseLanguage([stored, navigator.language])
  if (language === defaultLanguage || !location.protocol.startsWith('http') || isReachedFromSite(stored)) return false
  const { pathname, search, hash } = location
  // Some hosts serve the same not-found page everywhere, also below /sv, where a redirect would loop.
  if (`${pathname}/`.startsWith(`/${language}/`)) return false
  location.replace(`/${language}${pathname === '/' ? '' : pathname}${search}${hash}`)
  return true
}

/**
 * Whether the page was reached by a link of this site. A link to an address without a prefix is a language link, or is
 * on a page in that language: so the visitor has chosen it, and is not redirected, even if storage is disabled. On back
 * navigation, however, a stored choice may be newer, and takes precedence.
 */
function isReachedFromSite(stored: string | null): boolean {
  if (!document.referrer.startsWith(`${location.origin}/`)) return false
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return !stored || opened?.type !== 'back_forward'
}

/**
 * Stores the language when a language link is clicked, and adds the page's query and hash to the link; the link of the
 * current language does nothing. The new page replaces the history entry, so that Back leads to the previous page.
 */
export function startLanguageLinks(): void {
  addEventListener(
    'click',
    (event) => {
      const link = languageLinkAt(event.target)
      if (!link) return
      writeStored('localStorage', languageStorageKey, link.hreflang)
      if (link.pathname === location.pathname && !isModifiedClick(event)) return event.preventDefault()
      link.search = location.search
      link.hash = location.hash
    },
    true,
  )
  // In the bubble phase on window, after all other listeners, since src/dom/carry-over.ts stores the page's state
  // first.
  addEventListener('click', (event) => {
    const link = languageLinkAt(event.target)
    if (!link || event.defaultPrevented || isModifiedClick(event)) return
    event.preventDefault()
    location.replace(link.href)
  })
}

export function languageLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return closestToTarget(target, 'a[hreflang]')
}

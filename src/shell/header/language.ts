import { chooseLanguage, defaultLanguage, isLanguage, languageStorageKey } from '../../../site/languages.ts'
import { closestToTarget } from '../../dom/closest.ts'
import { isModifiedClick } from '../../dom/modified-click.ts'
import { readStored, writeStored } from '../../dom/storage.ts'

/**
 * Redirects from an address without a language prefix to the visitor's language; returns true when the page is being
 * left.
 */
export function redirectToLanguage(): boolean {
  const stored = readStored('localStorage', languageStorageKey, isLanguage)
  const language = chooseLanguage([stored, navigator.language])
  if (language === defaultLanguage || !location.protocol.startsWith('http') || isReachedFromSite(stored)) return false
  const { pathname, search, hash } = location
  // Some hosts serve one not-found page, also below /sv: redirecting from there would loop.
  if (`${pathname}/`.startsWith(`/${language}/`)) return false
  location.replace(`/${language}${pathname === '/' ? '' : pathname}${search}${hash}`)
  return true
}

/**
 * Whether the page was reached by a link of this site. To an address without a prefix, that is a language link or a
 * link on a page in that language: the visitor is not redirected, even if storage is not allowed. On back navigation a
 * later choice takes precedence.
 */
function isReachedFromSite(stored: string | null): boolean {
  if (!document.referrer.startsWith(`${location.origin}/`)) return false
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return !stored || opened?.type !== 'back_forward'
}

/**
 * Stores a choice of language, and adds the page's query and hash to the link; the current language's link does
 * nothing. The other page replaces this history entry, so that Back leads to the page before.
 */
export function rememberLanguage(): void {
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
  // After all other listeners: src/dom/carry-over.ts stores the state of the page.
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

import { chooseLanguage, defaultLanguage, isLanguage, languageStorageKey } from '../../content/languages.ts'
import { closest } from './closest.ts'
import { isModified } from './modified-click.ts'
import { readStored, store } from './storage.ts'

/** Forwards a visitor who reads another language from the address without one; true when the page is being left. */
export function forwardToLanguage(): boolean {
  const language = chooseLanguage([readStored('localStorage', languageStorageKey, isLanguage), navigator.language])
  if (language === defaultLanguage || !location.protocol.startsWith('http')) return false
  const { pathname, search, hash } = location
  // A host with a single not-found page shows it under /sv too: forwarding from there would never end.
  if (`${pathname}/`.startsWith(`/${language}/`)) return false
  location.replace(`/${language}${pathname === '/' ? '' : pathname}${search}${hash}`)
  return true
}

/** Remembers a choice of language, and adds query and hash of the page to its link; that of this page is open already. */
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
}

export function languageLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return closest(target, 'a[hreflang]')
}

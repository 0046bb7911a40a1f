import { chooseLanguage, defaultLanguage, languageStorageKey } from '../../content/languages.ts'
import { closest } from './closest.ts'
import { isModified } from './modified-click.ts'
import { type ReadingPosition, readPosition, restorePosition } from './reading-position.ts'
import { readStored, store } from './storage.ts'

/** The key of the reading position on the way to the page in another language. */
const POSITION_KEY = 'place'

/** Forwards a visitor who reads another language from the address without one; true when the page is being left. */
export function forwardToLanguage(): boolean {
  const language = chooseLanguage([readStored('localStorage', languageStorageKey), navigator.language])
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

/** Whether the page was opened at the reader's position, which counts more than the hash of the address. */
export let isPositionRestored = false

/** Opens the page in another language where the reader was. */
export function keepPositionInLanguages(): void {
  document.addEventListener('click', (event) => {
    const link = languageLinkAt(event.target)
    if (link && !event.defaultPrevented && !isModified(event))
      store('sessionStorage', POSITION_KEY, JSON.stringify({ pathname: link.pathname, position: readPosition() }))
  })
  const text = readStored('sessionStorage', POSITION_KEY)
  if (!text) return
  store('sessionStorage', POSITION_KEY, null)
  const { pathname, position }: { pathname: string; position: ReadingPosition } = JSON.parse(text)
  if (pathname !== location.pathname) return
  isPositionRestored = position.scrolled > 0
  restorePosition(position)
  // Again after `load`: late style may have moved the content, and the browser has scrolled to the hash.
  if (document.readyState !== 'complete') addEventListener('load', () => setTimeout(restorePosition, 0, position))
}

export function languageLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return closest(target, 'a[hreflang]')
}

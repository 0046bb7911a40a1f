import { chooseLanguage, defaultLanguage, languageStorageKey } from '../../content/languages.ts'
import { closest } from './closest.ts'
import { isModified } from './modified-click.ts'
import { type ReadingPosition, readPosition, restorePosition } from './reading-position.ts'
import { readStored, store } from './storage.ts'

/** Where the reader's place is kept on the way to the page in another language. */
const POSITION_KEY = 'place'

/** Sends a visitor who reads another language from the address without one to its own; says whether it does. */
export function forwardToLanguage(): boolean {
  const language = chooseLanguage([readStored('localStorage', languageStorageKey), navigator.language])
  if (language === defaultLanguage || !location.protocol.startsWith('http')) return false
  const { pathname, search, hash } = location
  // A host that has one not-found page for all shows it under /sv too: from there it would lead on without end.
  if (`${pathname}/`.startsWith(`/${language}/`)) return false
  location.replace(`/${language}${pathname === '/' ? '' : pathname}${search}${hash}`)
  return true
}

/** A choice of language is remembered, and its page opens with the same query and hash. */
export function rememberLanguage(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link = languageLinkAt(target)
      if (!link) return
      store('localStorage', languageStorageKey, link.hreflang)
      link.search = location.search
      link.hash = location.hash
    },
    true,
  )
}

/** Whether the page was opened at the reader's place, which counts more than the hash of the address. */
export let isPositionRestored = false

/** The page in another language opens where the reader was. */
export function keepPositionInLanguages(): void {
  document.addEventListener('click', (event) => {
    const link = languageLinkAt(event.target)
    if (link && !isModified(event))
      store('sessionStorage', POSITION_KEY, JSON.stringify({ pathname: link.pathname, position: readPosition() }))
  })
  const text = readStored('sessionStorage', POSITION_KEY)
  if (!text) return
  store('sessionStorage', POSITION_KEY, null)
  const { pathname, position }: { pathname: string; position: ReadingPosition } = JSON.parse(text)
  if (pathname !== location.pathname) return
  isPositionRestored = position.scrolled > 0
  restorePosition(position)
  // Once more when all style has come, which may move what lies further down, and the browser has gone to the hash.
  if (document.readyState !== 'complete') addEventListener('load', () => setTimeout(restorePosition, 0, position))
}

export function languageLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return closest(target, 'a[hreflang]')
}

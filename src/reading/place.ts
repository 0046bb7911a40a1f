import { defaultLanguage, isLanguage, type Language, languages } from '../../content/languages.ts'

/** The language of an address of the site (architecture §4). */
export function languageOf(pathname: string): Language {
  const [, first] = pathname.split('/')
  return isLanguage(first) ? first : defaultLanguage
}

/** Tells what surrounds the page where it is now: its own links in the menus, and its twins in the other languages. */
export function markPlace(page: Element): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    if (page.contains(link)) continue
    const language = languages.find((one) => one === link.hreflang)
    if (language) link.setAttribute('href', twinIn(language))
    else if (link.closest('.header [data-menu]')) markCurrent(link)
  }
}

function markCurrent(link: HTMLAnchorElement): void {
  if (link.getAttribute('href') === location.pathname) link.setAttribute('aria-current', 'page')
  else link.removeAttribute('aria-current')
}

function twinIn(language: Language): string {
  const { pathname, hash } = location
  const own = languageOf(pathname)
  const bare = own === defaultLanguage ? pathname : pathname.slice(own.length + 1) || '/'
  return (language === defaultLanguage ? bare : `/${language}${bare === '/' ? '' : bare}`) + hash
}

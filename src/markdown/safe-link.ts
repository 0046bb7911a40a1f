const ALLOWED_SCHEMES = ['http', 'https', 'mailto', 'tel']

/** White space, signs that are not seen, and backslashes: browsers drop or turn them before they read the scheme. */
const UNREADABLE = /[\s\p{Cc}\p{Cf}\\]/u

/** A first part whose colon is percent-encoded or an entity is no scheme to a browser, but nobody writes it honestly. */
const HIDDEN_SCHEME = /^[^/?]*(%3a|&(#|colon))/i

/** Stands for the site, whatever its address is. */
const SITE = 'http://site.invalid'

/**
 * The policy for links and pictures: http, https, mailto, tel or a relative address, as it was written; null for
 * everything else. An address that starts with two slashes leaves the site without naming a scheme: refused.
 * @example safeHref('/faq#apps') // '/faq#apps'
 * @example safeHref('java\tscript:alert(1)') // null
 */
export function safeHref(href: string): string | null {
  const trimmed = href.trim()
  const scheme = /^([^/?#:]*):/.exec(trimmed)?.[1]
  const isAllowed = scheme === undefined ? staysOnSite(trimmed) : ALLOWED_SCHEMES.includes(scheme.toLowerCase())
  return isAllowed && !UNREADABLE.test(trimmed) && !HIDDEN_SCHEME.test(trimmed) ? trimmed : null
}

/** Dot segments may leave two slashes at the start of the path, which a URL parser takes for another host. */
function staysOnSite(address: string): boolean {
  try {
    const { origin, pathname } = new URL(address, SITE) // URL.canParse is missing in older browsers
    return origin === SITE && !pathname.startsWith('//')
  } catch {
    return false
  }
}

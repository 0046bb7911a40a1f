/** The advice in checks/links.ts names them in words; plugins/action-buttons.ts opens some of them in the same tab. */
export const ALLOWED_SCHEMES = ['http', 'https', 'mailto', 'tel']

/** Whitespace, invisible characters and backslashes, which browsers remove or convert before they parse the scheme. */
const IGNORED_BY_BROWSERS = /[\s\p{Cc}\p{Cf}\\]/u

/**
 * A percent-encoded or entity-encoded colon in the first path segment. Browsers do not read it as a scheme, but only an
 * attack would contain it.
 */
const HIDDEN_SCHEME = /^[^/?]*(%3a|&(#|colon))/i

/** A base URL that stands for the site, so that relative addresses can be parsed. */
const BASE_URL = 'http://site.invalid'

/**
 * The policy for links and pictures: returns an http, https, mailto, tel or relative address unchanged, and null for
 * all others. Protocol-relative addresses (`//host`) leave the site and are rejected.
 * @example safeHref('/faq#apps') // '/faq#apps'
 * @example safeHref('java\tscript:alert(1)') // null
 */
export function safeHref(href: string): string | null {
  const trimmed = href.trim()
  const scheme = /^([^/?#:]*):/.exec(trimmed)?.[1]
  const isAllowed = scheme === undefined ? staysOnSite(trimmed) : ALLOWED_SCHEMES.includes(scheme.toLowerCase())
  return isAllowed && !IGNORED_BY_BROWSERS.test(trimmed) && !HIDDEN_SCHEME.test(trimmed) ? trimmed : null
}

/** Dot segments may produce a path that begins with two slashes, which a URL parser takes for a host. */
function staysOnSite(address: string): boolean {
  try {
    const { origin, pathname } = new URL(address, BASE_URL) // in a try block, since older browsers lack URL.canParse
    return origin === BASE_URL && !pathname.startsWith('//')
  } catch {
    return false
  }
}

const ALLOWED_SCHEMES = new Set(['http', 'https', 'mailto', 'tel'])
const ALLOWED_IMAGE_SCHEMES = new Set(['http', 'https'])

/**
 * The link policy: http, https, mailto, tel or a relative address, as it was written; null for
 * everything else. Control characters and white space are refused before the scheme is read, because browsers
 * drop them there. An address that starts with two slashes leaves the site without naming a scheme: refused.
 * @example safeHref('/faq#apps') // '/faq#apps'
 * @example safeHref('java\tscript:alert(1)') // null
 */
export function safeHref(href: string): string | null {
  return allowed(href, ALLOWED_SCHEMES)
}

/** The same for pictures, where only http, https and relative addresses make sense. */
export function safeSource(source: string): string | null {
  return allowed(source, ALLOWED_IMAGE_SCHEMES)
}

function allowed(address: string, schemes: ReadonlySet<string>): string | null {
  const trimmed = address.trim()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0020\u007f-\u00a0\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]/.test(trimmed))
    return null
  if (/^[/\\]{2}/.test(trimmed) || trimmed.includes('\\')) return null
  const beforePath = /^[^/?#]*/.exec(trimmed)?.[0] ?? ''
  const colon = beforePath.indexOf(':')
  if (colon < 0) return hidesScheme(trimmed) || leavesSite(trimmed) ? null : trimmed
  const scheme = beforePath.slice(0, colon).toLowerCase()
  return schemes.has(scheme) ? trimmed : null
}

/** A first part whose colon is percent-encoded or an entity is no scheme to a browser, but nobody writes it honestly. */
function hidesScheme(address: string): boolean {
  return /^[^/?]*(%3a|&(#|colon))/i.test(address)
}

/** Dot segments may leave two slashes at the start of the path, which is another host to whoever takes it apart. */
function leavesSite(address: string): boolean {
  try {
    return new URL(address, 'http://site.invalid').pathname.startsWith('//') // URL.canParse is missing in older browsers
  } catch {
    return true
  }
}

import { isIPv4 } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/**
 * Whether a form was sent from a page of this site (CSRF protection), by Sec-Fetch-Site or Origin, which pages cannot
 * forge. Either header suffices, because WebKit sends “cross-site” when a form of the same site opens a new tab. A
 * request without either header does not come from a browser, and has no session to abuse.
 */
export function isSameSiteRequest({ headers }: FastifyRequest, publicAddress: string): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers
  if (site === 'same-origin' || site === 'none') return true
  if (origin === undefined) return site === undefined
  return (publicAddress !== '' && origin === publicAddress) || (URL.canParse(origin) && new URL(origin).host === host)
}

/**
 * The rate-limiting key of a visitor: an IPv4 address, or the /64 network of a household in IPv6. `request.ip` is
 * undefined after the client has disconnected.
 */
export function visitorRateLimitKey(ip: string | undefined): string {
  return normalizeIP(withoutPort(ip ?? ''), 64)
}

/** The rate-limiting key of a network: a /24 in IPv4, or the /48 of a company in IPv6. */
export function networkRateLimitKey(ip: string | undefined): string {
  const address = normalizeIP(withoutPort(ip ?? ''), 48)
  return isIPv4(address) ? address.replace(/\.\d+$/, '') : address
}

/**
 * Removes the port that some proxies append, the brackets around IPv6, and the zone ID (`%eth0`).
 * @example withoutPort('[2001:db8::1]:443') // '2001:db8::1'
 */
function withoutPort(address: string): string {
  const [, bracketed, plain] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address.trim()) ?? []
  return (bracketed ?? plain ?? address.trim()).replace(/%.*$/, '')
}

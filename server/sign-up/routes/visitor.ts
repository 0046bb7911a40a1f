import { isIPv4 } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/**
 * Whether a browser sent this from a page of the site. Browsers say so themselves, and pages cannot make them lie; one of
 * two ways is enough, because WebKit calls its own site “cross-site” when a form opens a new tab. A request that says
 * nothing at all comes from no browser, and has no session of anybody's that it could abuse.
 */
export function isFromThisSite({ headers }: FastifyRequest, publicAddress: string): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers
  if (site === 'same-origin' || site === 'none') return true
  if (origin === undefined) return site === undefined
  return (publicAddress !== '' && origin === publicAddress) || (URL.canParse(origin) && new URL(origin).host === host)
}

/**
 * What counts as one visitor: an IPv4 address, or the IPv6 network that a household gets. `request.ip` is undefined once
 * the client has disconnected; its form has come all the same.
 */
export function visitorKey(ip: string | undefined): string {
  return normalizeIP(withoutPort(ip ?? ''), 64)
}

/** What counts as one network: 256 IPv4 addresses, or what a company gets of IPv6. */
export function networkKey(ip: string | undefined): string {
  const address = normalizeIP(withoutPort(ip ?? ''), 48)
  return isIPv4(address) ? address.replace(/\.\d+$/, '') : address
}

/**
 * Removes the port that some proxies add, with brackets around IPv6, and the name of an interface.
 * @example withoutPort('[2001:db8::1]:443') // '2001:db8::1'
 */
function withoutPort(address: string): string {
  const [, bracketed, plain] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address.trim()) ?? []
  return (bracketed ?? plain ?? address.trim()).replace(/%.*$/, '')
}

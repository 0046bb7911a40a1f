import { isIPv4, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * Whether a browser sent this from a page of the site. Browsers say so themselves and pages cannot make them lie; what
 * says nothing at all is no browser, and has no session of anybody's that it could abuse.
 */
export function isFromThisSite({ headers }: FastifyRequest, publicAddress: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = headers
  if (origin === undefined || (publicAddress && origin === publicAddress)) return true
  return URL.canParse(origin) && new URL(origin).host === headers.host
}

/** What counts as one visitor: an IPv4 address, or the IPv6 network that a household gets. */
export function visitorKey(ip: string): string {
  return prefix(ip, 4, 4)
}

/** What counts as one network: 256 IPv4 addresses, or what a company gets of IPv6. */
export function networkKey(ip: string): string {
  return prefix(ip, 3, 3)
}

/** The first bytes of an IPv4 address or the first groups of an IPv6 address. */
function prefix(ip: string, bytes: number, groups: number): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (isIPv4(plain)) return plain.split('.').slice(0, bytes).join('.')
  if (!isIPv6(plain)) return ip
  const [before = '', after] = plain.toLowerCase().split('::')
  const head = before.split(':').filter(Boolean)
  const tail = (after ?? '').split(':').filter(Boolean)
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length
  const all = [...head, ...Array<string>(Math.max(0, zeros)).fill('0'), ...tail]
  return all
    .slice(0, groups)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

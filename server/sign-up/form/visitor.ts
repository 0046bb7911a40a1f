import { isIPv4, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * Whether a browser sent this from a page of the site. Browsers say so themselves, and pages cannot make them lie; one of
 * two ways is enough, because WebKit calls its own site “cross-site” when a form opens a new tab. What says nothing at
 * all is no browser, and has no session of anybody's that it could abuse.
 */
export function isFromThisSite({ headers }: FastifyRequest, publicAddress: string): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers
  if (site === 'same-origin' || site === 'none') return true
  if (origin === undefined) return site === undefined
  return (publicAddress !== '' && origin === publicAddress) || (URL.canParse(origin) && new URL(origin).host === host)
}

/**
 * What counts as one visitor: an IPv4 address, or the IPv6 network that a household gets. Whoever is gone when the form
 * has come has no address any more, and has sent it all the same.
 */
export function visitorKey(ip: string | undefined): string {
  return prefix(ip ?? '', 4, 4)
}

/** What counts as one network: 256 IPv4 addresses, or what a company gets of IPv6. */
export function networkKey(ip: string | undefined): string {
  return prefix(ip ?? '', 3, 3)
}

/** The first bytes of an IPv4 address or the first groups of an IPv6 address. */
function prefix(ip: string, bytes: number, groups: number): string {
  const plain = withoutPort(ip).replace(/%.*$/, '')
  if (isIPv4(plain)) return plain.split('.').slice(0, bytes).join('.')
  if (!isIPv6(plain)) return ip
  // In one spelling, with IPv4 inside IPv6 as groups: the address parser's.
  const [spelled = ''] = new URL(`http://[${plain}]`).hostname.match(/[^[\]]+/) ?? []
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(spelled)
  if (mapped) return prefix(mapped.slice(1).flatMap(bytesOf).join('.'), bytes, groups)
  return groupsOf(spelled).slice(0, groups).join(':')
}

/**
 * Some proxies add the visitor's port, and then brackets around IPv6.
 * @example withoutPort('[2001:db8::1]:443') // '2001:db8::1'
 */
function withoutPort(address: string): string {
  const [, bracketed, plain] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address.trim()) ?? []
  return bracketed ?? plain ?? address.trim()
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 255]
}

function groupsOf(address: string): string[] {
  const [before = '', after] = address.split('::')
  const head = before.split(':').filter(Boolean)
  const tail = (after ?? '').split(':').filter(Boolean)
  return [...head, ...Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail]
}

import type { IncomingMessage } from 'node:http'
import type { Environment } from './settings.ts'

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:]{2,39}\])(?::\d{1,5})?$/i

/**
 * Where the site was asked, for links that must be absolute and a site that was not told its address; null for a Host
 * that is none. X-Forwarded-Host does not count, because proxies hand on what the visitor has written there.
 */
export function visitedOrigin({ headers }: IncomingMessage, { tls, trustedProxies }: Environment): string | null {
  const { host } = headers
  if (!host || !HOST.test(host)) return null
  const forwarded = trustedProxies > 0 ? String(headers['x-forwarded-proto']) : ''
  const protocol = /^https?$/.test(forwarded) ? forwarded : tls ? 'https' : 'http'
  return `${protocol}://${host}`
}

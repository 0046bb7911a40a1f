import type { IncomingMessage } from 'node:http'
import { Refused } from './words.ts'

/**
 * The header of requests by the editor's page (CSRF protection): other sites cannot set it without a CORS preflight.
 */
export const EDITOR_HEADER = 'x-editor'

/** The size limit of an uploaded picture. */
const MAX_BODY_BYTES = 20_000_000

/**
 * Protects against CSRF and DNS rebinding: accepts only requests by the editor's own page on this machine.
 * @param isForm whether a plain HTML form sends the request; the Origin header is checked instead of EDITOR_HEADER.
 * @throws Refused for another host or origin, or without the header.
 */
export function assertSameOrigin({ headers, socket, method = 'GET' }: IncomingMessage, isForm = false): void {
  const refuse = () => new Refused(403, ({ notAllowed }) => notAllowed)
  const { host = '', origin, 'sec-fetch-site': site } = headers
  const port = socket.localPort
  // against DNS rebinding, in which another host name resolves to this machine
  if (![`127.0.0.1:${port}`, `localhost:${port}`].includes(host)) throw refuse()
  if (!['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '')) throw refuse()
  if (origin !== undefined && origin !== `http://${host}`) throw refuse()
  if (site !== undefined && site !== 'same-origin' && !(site === 'none' && method === 'GET')) throw refuse()
  if (isForm ? origin === undefined : method !== 'GET' && headers[EDITOR_HEADER] === undefined) throw refuse()
}

/** @throws Refused as soon as the request body exceeds the limit. */
export async function readBody(request: IncomingMessage, most = MAX_BODY_BYTES): Promise<Buffer> {
  const tooLarge = () => new Refused(413, ({ tooLarge }) => tooLarge)
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge()
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request) {
    bytes += part.length
    if (bytes > most) throw tooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts)
}

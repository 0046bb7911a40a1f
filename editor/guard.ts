import type { IncomingMessage } from 'node:http'
import { Refused } from './words.ts'

/** What the editor's own page sends; a form or a script of another site cannot, without asking first. */
export const EDITOR_HEADER = 'x-editor'

/** What a picture may have at most. */
export const MAX_BODY_BYTES = 20_000_000

/**
 * Lets through what the editor's own page asks on this machine.
 * @param isForm whether it is a plain form, which has a token instead of the header.
 * @throws Refused where the name of the host, the page that asks or the header is another.
 */
export function assertSameOrigin({ headers, socket, method = 'GET' }: IncomingMessage, isForm = false): void {
  const refuse = () => new Refused(403, ({ notAllowed }) => notAllowed)
  const { host = '', origin, 'sec-fetch-site': site } = headers
  const port = socket.localPort
  // a name of somebody else may lead to this machine
  if (![`127.0.0.1:${port}`, `localhost:${port}`].includes(host)) throw refuse()
  if (!['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '')) throw refuse()
  if (origin !== undefined && origin !== `http://${host}`) throw refuse()
  if (site !== undefined && site !== 'same-origin' && !(site === 'none' && method === 'GET')) throw refuse()
  if (isForm ? origin === undefined : method !== 'GET' && headers[EDITOR_HEADER] === undefined) throw refuse()
}

/** @throws Refused before more is read than a picture may have. */
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

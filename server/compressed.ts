import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { codingsOf, isKnown } from './site/send-ready.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A text as it goes over the wire, with its ETag. */
export type Compressed = { etag: string; plain: Buffer; br: Buffer; gzip: Buffer }

/** Within a hundredth of the smallest, in a third of its time: the first visitor waits for it. */
const BROTLI_QUALITY = 10

/** Compresses a text once, to be sent many times. */
export async function compress(text: string, quality = BROTLI_QUALITY): Promise<Compressed> {
  const plain = Buffer.from(text)
  const [br, zipped] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    zip(plain, { level: 9 }),
  ])
  return { etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`, plain, br, gzip: zipped }
}

/** Sends what the browser does not have yet, in the smallest form that it accepts; it asks again each time. */
export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  text: Compressed,
): FastifyReply {
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', text.etag).type(type)
  if (isKnown(request.headers['if-none-match'], text.etag)) return reply.code(304).send()
  const coding = codingsOf(request.headers['accept-encoding'])[0] ?? 'identity'
  if (coding === 'identity') return reply.send(text.plain)
  return reply.header('content-encoding', coding).send(text[coding])
}

import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { type ByteRange, chooseContentCoding, etagMatches, parseRangeHeader } from './negotiation.ts'
import type { StaticResponse } from './static-response.ts'

/** Sends a file with content negotiation, conditional requests (304) and ranges (206). */
export function sendStaticFile(
  found: StaticResponse,
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  status = 200,
): void {
  const coding = chooseContentCoding(headers['accept-encoding'], found.coded)
  const variant = (coding && found.coded[coding]) ?? found.identity
  if (status === 200 && etagMatches(headers['if-none-match'], variant.etag)) {
    response.writeHead(304, variant.unchanged).end()
    return
  }
  if (status === 200 && variant === found.identity && method === 'GET' && headers.range) {
    const isCurrent = headers['if-range'] === undefined || headers['if-range'] === variant.etag
    const range = isCurrent ? parseRangeHeader(headers.range, found.size) : null
    if (range) {
      sendPart(found, range, response)
      return
    }
  }
  response.writeHead(status, variant.headers)
  if (method === 'HEAD') response.end()
  else sendBody(response, found, variant.body, { from: 0, to: found.size })
}

function sendPart(found: StaticResponse, range: ByteRange | 'beyond the end', response: ServerResponse): void {
  const { size, identity } = found
  if (range === 'beyond the end') {
    response.writeHead(416, ['content-range', `bytes */${size}`, 'content-length', '0', ...identity.unchanged]).end()
    return
  }
  const { from, to } = range
  const part = ['content-range', `bytes ${from}-${to - 1}/${size}`, 'content-length', String(to - from)]
  const type = identity.headers.slice(0, 2)
  response.writeHead(206, [...type, ...part, ...identity.unchanged])
  sendBody(response, found, identity.body?.subarray(from, to) ?? null, range)
}

function sendBody(
  response: ServerResponse,
  { location, size }: StaticResponse,
  body: Buffer | null,
  { from, to }: ByteRange,
): void {
  if (body || size === 0) response.end(body)
  // The ignored errors are disconnecting clients and deleted files.
  else pipeline(createReadStream(location, { start: from, end: to - 1 }), response, () => {})
}

import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import type { SiteFile } from './build.ts'
import { acceptedCodings, type ByteRange, type Coding, etagMatches, readRange } from './negotiation.ts'
import type { StaticResponse } from './static-responses.ts'

/**
 * Sends a file in the smallest form that the browser accepts, a part of it when it asks for one, and nothing of what it
 * has already.
 */
export function sendStatic(
  found: StaticResponse,
  request: IncomingMessage,
  response: ServerResponse,
  status = 200,
): void {
  const { file } = found
  const { headers, method } = request
  const coding = acceptedCodings(headers['accept-encoding']).find((name) => bodyOf(file, name)) ?? 'identity'
  if (status === 200 && etagMatches(headers['if-none-match'], found.etags[coding])) {
    response.writeHead(304, found.unchanged[coding]).end()
    return
  }
  if (status === 200 && coding === 'identity' && method === 'GET' && headers.range) {
    const isCurrent = headers['if-range'] === undefined || headers['if-range'] === file.etag
    const range = isCurrent ? readRange(headers.range, file.size) : null
    if (range) {
      sendPart(found, range, response)
      return
    }
  }
  response.writeHead(status, found.headers[coding])
  if (method === 'HEAD') response.end()
  else sendBody(response, file, bodyOf(file, coding), { from: 0, to: file.size })
}

function sendPart({ file, headers }: StaticResponse, range: ByteRange | 'beyond the end', response: ServerResponse) {
  const common = headers.identity.slice(4) // without type and length: the length is another
  if (range === 'beyond the end') {
    response.writeHead(416, ['content-range', `bytes */${file.size}`, 'content-length', '0', ...common]).end()
    return
  }
  const { from, to } = range
  const part = ['content-range', `bytes ${from}-${to - 1}/${file.size}`, 'content-length', String(to - from)]
  response.writeHead(206, ['content-type', file.type, ...part, ...common])
  sendBody(response, file, file.bytes?.subarray(from, to) ?? null, range)
}

function sendBody(response: ServerResponse, file: SiteFile, body: Buffer | null, { from, to }: ByteRange): void {
  if (body || file.size === 0) response.end(body)
  // The answer ends when a visitor leaves in the middle of a film, or the film is no longer there.
  else pipeline(createReadStream(file.location, { start: from, end: to - 1 }), response, () => {})
}

function bodyOf(file: SiteFile, coding: Coding): Buffer | null {
  return coding === 'identity' ? file.bytes : file[coding]
}

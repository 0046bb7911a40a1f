import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import type { SiteFile } from './build.ts'
import { CODINGS, type Coding, type Ready } from './ready-answers.ts'

type Range = { from: number; to: number }

/**
 * Sends a file in the smallest form that the browser accepts, a part of it when it asks for one, and nothing of what it
 * has already. The origin is where the site was asked, for the links of a page that does not know its own.
 */
export function sendReady(
  ready: Ready,
  request: IncomingMessage,
  response: ServerResponse,
  origin: string | null,
  status = 200,
): void {
  const { file, links } = ready
  const { headers } = request
  const link = links && origin ? ['link', links.join(origin)] : []
  if (status === 200 && isKnown(headers['if-none-match'], file.etag)) {
    response.writeHead(304, [...ready.unchanged, ...link]).end()
    return
  }
  const coding = codingsOf(headers['accept-encoding']).find((name) => bodyOf(file, name)) ?? 'identity'
  const said = ready.headers[coding]
  const range = status === 200 && coding === 'identity' && headers.range ? readRange(request, file) : null
  if (range) {
    sendPart(ready, range, response)
    return
  }
  response.writeHead(status, link.length > 0 ? [...said, ...link] : said)
  if (request.method === 'HEAD') response.end()
  else sendBody(response, file, bodyOf(file, coding), { from: 0, to: file.size })
}

function sendPart({ file, headers }: Ready, range: Range | 'none', response: ServerResponse): void {
  const said = headers.identity.slice(4) // type and length come first: the length is another
  if (range === 'none') {
    response.writeHead(416, ['content-range', `bytes */${file.size}`, 'content-length', '0', ...said]).end()
    return
  }
  const { from, to } = range
  const place = ['content-range', `bytes ${from}-${to - 1}/${file.size}`, 'content-length', String(to - from)]
  response.writeHead(206, ['content-type', file.type, ...place, ...said])
  sendBody(response, file, file.bytes?.subarray(from, to) ?? null, range)
}

function sendBody(response: ServerResponse, file: SiteFile, body: Buffer | null, { from, to }: Range): void {
  if (body || file.size === 0) response.end(body)
  else
    pipeline(createReadStream(file.place, { start: from, end: to - 1 }), response, (error) => {
      // Who leaves in the middle of a film is no news.
      if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') console.error('A file could not be sent:', error)
    })
}

function bodyOf(file: SiteFile, coding: Coding): Buffer | null {
  return coding === 'identity' ? file.bytes : file[coding]
}

/** Whether one of the tags that a browser has is that of the file, however it is written. */
export function isKnown(tags: string | undefined, etag: string): boolean {
  if (tags === undefined) return false
  return tags.split(',').some((tag) => {
    const plain = tag.trim()
    return plain === '*' || plain.replace(/^W\//, '').replace(/\.(?:br|gzip)"$/, '"') === etag
  })
}

const known = new Map<string, readonly Coding[]>()
const MOST_KNOWN = 100

/**
 * The forms of content that a header accepts, what it likes best first; a weight of nothing means that one is not.
 * @example codingsOf('gzip, br;q=0') // ['gzip']
 */
export function codingsOf(header: string | string[] = ''): readonly Coding[] {
  const text = String(header)
  const before = known.get(text)
  if (before) return before
  const weights = new Map(
    text
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
        const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
        return [name.replace(/^x-/, ''), weight === undefined ? 1 : Number(weight) || 0] as const
      }),
  )
  const weightOf = (coding: Coding) => weights.get(coding) ?? (coding === 'identity' ? 0 : (weights.get('*') ?? 0))
  const accepted = CODINGS.filter((coding) => weightOf(coding) > 0).sort((a, b) => weightOf(b) - weightOf(a))
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(text, accepted)
  return accepted
}

/** The part of a file that is asked for; nothing for one that is no range or several, when the whole is sent. */
function readRange({ headers, method }: IncomingMessage, { size, etag }: SiteFile): Range | 'none' | null {
  if (method !== 'GET' || (headers['if-range'] !== undefined && headers['if-range'] !== etag)) return null
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? []
  if ((!first && !last) || (first && last && Number(last) < Number(first))) return null
  const from = first ? Number(first) : Math.max(0, size - Number(last))
  const to = first && last ? Math.min(Number(last) + 1, size) : size
  return from >= size || from >= to ? 'none' : { from, to }
}

import { createReadStream } from 'node:fs'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SiteFile } from './build.ts'

/**
 * Sends a file in the smallest form that the browser accepts, a part of it when it asks for one, and nothing of what it
 * has already. How long it may be kept is for the caller to say.
 */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  const { headers } = request
  reply.header('etag', file.etag).type(file.type)
  if (file.br || file.gzip) reply.header('vary', 'accept-encoding')
  else reply.header('accept-ranges', 'bytes')
  if (reply.statusCode === 200 && isKnown(headers['if-none-match'], file.etag)) return reply.code(304).send()
  const accepted = headers['accept-encoding']
  if (file.br && accepts(accepted, 'br')) return reply.header('content-encoding', 'br').send(file.br)
  if (file.gzip && accepts(accepted, 'gzip')) return reply.header('content-encoding', 'gzip').send(file.gzip)
  const isRangeOfThis = headers['if-range'] === undefined || headers['if-range'] === file.etag
  const range = isRangeOfThis ? readRange(headers.range, file.size) : null
  if (!range) return send(reply, file, 0, file.size)
  if (range === 'none') return reply.code(416).header('content-range', `bytes */${file.size}`).send()
  reply.code(206).header('content-range', `bytes ${range.from}-${range.to - 1}/${file.size}`)
  return send(reply, file, range.from, range.to)
}

function send(reply: FastifyReply, { bytes, place, size }: SiteFile, from: number, to: number): FastifyReply {
  if (bytes) return reply.send(to - from === size ? bytes : bytes.subarray(from, to))
  reply.header('content-length', to - from)
  return reply.send(createReadStream(place, { start: from, end: Math.max(from, to - 1) }))
}

/** Whether one of the tags that a browser has is the present one. */
export function isKnown(tags: string | undefined, etag: string): boolean {
  return (tags ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')
}

/**
 * Whether a form of content is accepted; a weight of nothing means that it is not.
 * @example accepts('gzip, br;q=0', 'br') // false
 */
export function accepts(header: string | string[] | undefined, coding: 'br' | 'gzip'): boolean {
  const weights = new Map(
    String(header ?? '')
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
        const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
        return [name, weight === undefined ? 1 : Number(weight)] as const
      }),
  )
  return (weights.get(coding) ?? weights.get('*') ?? 0) > 0
}

/** The part of a file that is asked for; nothing for one that is no range or several, when the whole is sent. */
function readRange(header: string | undefined, size: number): { from: number; to: number } | 'none' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!first && !last) return null
  const from = first ? Number(first) : Math.max(0, size - Number(last))
  const to = first && last ? Math.min(Number(last) + 1, size) : size
  return from >= size || from >= to ? 'none' : { from, to }
}

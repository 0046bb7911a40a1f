import type { FastifyRequest } from 'fastify'

/** Whether the browser already has what an ETag names, so that 304 is the answer. */
export function isCurrent(request: FastifyRequest, etag: string): boolean {
  const tags = request.headers['if-none-match']?.split(',') ?? []
  return tags.some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { localPath, NOT_FOUND_PATH, parseLocalPath } from '../site/paths.ts'
import type { LoadedBuild } from './site/build.ts'
import { sendStaticFile } from './site/send-static.ts'
import { CACHE_REVALIDATE, type StaticResponse } from './site/static-response.ts'

/**
 * Serves a prerendered page or another static file, bypassing Fastify for speed; returns false when there is no such
 * file.
 */
export function serveStatic(build: LoadedBuild, request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const found = findStatic(build, request.url ?? '/')
  if (found) sendStaticFile(found, request, response)
  return found !== undefined
}

/**
 * Routes for addresses without a page: redirects of moved pages, removal of a trailing slash, then the not-found page.
 */
export function registerFallbackRoutes(app: FastifyInstance): void {
  app.get('/*', async (request, reply) => {
    const pathname = decodePath(request.url)
    const [query = ''] = /\?.*/.exec(request.url) ?? []
    const next = pathname && request.build.redirects.get(pathname)
    // no-cache, because browsers cache permanent redirects indefinitely and a page may come back
    if (next) return reply.header('cache-control', CACHE_REVALIDATE).redirect(withQuery(next, query), 301)
    if (!pathname || pathname === '/' || !pathname.endsWith('/')) return reply.callNotFound()
    return reply.redirect(encodeURI(`/${pathname.replace(/^\/+|\/+$/g, '')}`) + query, 308)
  })

  app.setNotFoundHandler((request, reply) => {
    if (findStatic(request.build, request.url))
      return reply.code(405).header('allow', 'GET, HEAD').send('A page can only be read: GET, HEAD.\n')
    const { language } = parseLocalPath(decodePath(request.url) ?? '/')
    const page = request.build.notFound[language]
    if (!page) throw new Error(`There is no not-found page in ${language}.`)
    sendStaticFile(page, request.raw, reply.hijack().raw, 404)
  })
}

/** Inserts the query before the hash of an address; browsers keep the current hash when the target has none. */
function withQuery(address: string, query: string): string {
  const [path, hash] = address.split('#')
  return path + query + (hash ? `#${hash}` : '')
}

/** Rewrites an undecodable URL to the not-found page; otherwise the router would respond with 400. */
export function rewriteUndecodableUrl(url: string): string {
  return decodePath(url) === null ? localPath(NOT_FOUND_PATH, parseLocalPath(url).language) : url
}

function findStatic({ responses }: LoadedBuild, url: string): StaticResponse | undefined {
  const end = url.indexOf('?')
  const pathname = end < 0 ? url : url.slice(0, end)
  return responses.get(pathname) ?? (pathname.includes('%') ? responses.get(decodePath(pathname) ?? '') : undefined)
}

function decodePath(url: string): string | null {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '/')
  } catch {
    return null // invalid percent-encoding
  }
}

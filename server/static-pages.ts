import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { localPath, NOT_FOUND, parseLocalPath } from '../site/paths.ts'
import type { Build } from './site/build.ts'
import { sendStatic } from './site/send-static.ts'
import { REVALIDATE, type StaticResponse } from './site/static-response.ts'

/**
 * Responds with a prerendered page or another file of the site, before the request costs the time of the framework;
 * returns whether there is such a file.
 */
export function serveStatic(build: Build, request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const found = findStatic(build, request.url ?? '/')
  if (found) sendStatic(found, request, response)
  return found !== undefined
}

/** What no page has: an old address leads on, one with a slash at its end to the bare one, others get the not-found page. */
export function registerFallbacks(app: FastifyInstance): void {
  app.get('/*', async (request, reply) => {
    const pathname = decodePath(request.url)
    const [query = ''] = /\?.*/.exec(request.url) ?? []
    const next = pathname && request.build.redirects.get(pathname)
    // a browser would keep it for good, and a page may come back
    if (next) return reply.header('cache-control', REVALIDATE).redirect(withQuery(next, query), 301)
    if (!pathname || pathname === '/' || !pathname.endsWith('/')) return reply.callNotFound()
    return reply.redirect(encodeURI(`/${pathname.replace(/^\/+|\/+$/g, '')}`) + query, 308)
  })

  app.setNotFoundHandler((request, reply) => {
    if (findStatic(request.build, request.url)) return reply.code(405).header('allow', 'GET, HEAD').send()
    const { language } = parseLocalPath(decodePath(request.url) ?? '/')
    const page = request.build.notFound[language]
    if (!page) throw new Error(`There is no not-found page in ${language}.`)
    sendStatic(page, request.raw, reply.hijack().raw, 404)
  })
}

/** An address with a query before its hash; without one the browser keeps its own hash. */
function withQuery(address: string, query: string): string {
  const [path, hash] = address.split('#')
  return path + query + (hash ? `#${hash}` : '')
}

/** The address itself, or that of the not-found page for one that cannot be decoded, which the router would refuse. */
export function rewriteUndecodable(url: string): string {
  return decodePath(url) === null ? localPath(NOT_FOUND, parseLocalPath(url).language) : url
}

function findStatic({ responses }: Build, url: string): StaticResponse | undefined {
  const end = url.indexOf('?')
  const pathname = end < 0 ? url : url.slice(0, end)
  return responses.get(pathname) ?? (pathname.includes('%') ? responses.get(decodePath(pathname) ?? '') : undefined)
}

function decodePath(url: string): string | null {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '/')
  } catch {
    return null // no valid encoding, so no page of ours
  }
}

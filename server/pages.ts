import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languages } from '../content/languages.ts'
import { localPath, readPath } from '../content/paths.ts'
import { pageForHost } from './absolute-links.ts'
import { sendCompressed } from './compressed.ts'
import { sendFile } from './site/send-file.ts'

const notFoundPages = languages.map((language) => `${localPath('/404', language).slice(1)}.html`)

/** Only files with a hash in their name; pages and others are kept, but asked for again each time. */
const YEAR = 'public, max-age=31536000, immutable'

/** The prerendered pages by their bare addresses, every other file of the site, and the not-found page. */
export function pages(app: FastifyInstance): void {
  app.get('/*', async (request, reply) => {
    const { files } = request.build
    const pathname = decodePath(request.url)
    if (pathname === null) return reply.callNotFound()
    if (pathname.length > 1 && pathname.endsWith('/')) return redirectToBare(request, reply, pathname)
    const page = pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`
    if (files.has(page) && !notFoundPages.includes(page)) return sendPage(request, reply, page)
    const name = pathname.slice(1)
    const file = files.get(name)
    if (!file || name.endsWith('.html')) return reply.callNotFound()
    if (name.startsWith('markdown/')) reply.header('x-robots-tag', 'noindex') // the page itself is what they index
    reply.header('cache-control', name.startsWith('static/') ? YEAR : 'no-cache')
    return sendFile(request, reply, file)
  })

  app.setNotFoundHandler((request, reply) => {
    const { language } = readPath(decodePath(request.url) ?? '/')
    reply.code(404)
    return sendPage(request, reply, `${localPath('/404', language).slice(1)}.html`)
  })
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, name: string): Promise<FastifyReply> {
  const file = request.build.files.get(name)
  if (!file) throw new Error(`The build has no ${name}.`)
  const page = reply.statusCode === 404 ? null : await pageForHost(file, request.protocol, request.host)
  if (page) return sendCompressed(request, reply, file.type, page)
  return sendFile(request, reply.header('cache-control', 'no-cache'), file)
}

/** The address itself; one that cannot be decoded, which the router would refuse by itself, is of no page of ours. */
export function readableAddress(url: string): string {
  return decodePath(url) === null ? localPath('/404', readPath(url).language) : url
}

function decodePath(url: string): string | null {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '/')
  } catch {
    return null // no valid encoding, so no page of ours
  }
}

function redirectToBare(request: FastifyRequest, reply: FastifyReply, pathname: string): FastifyReply {
  const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : ''
  const bare = `/${pathname.replace(/^\/+|\/+$/g, '')}`
  return reply.redirect(encodeURI(bare) + query, 308)
}

import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languages } from '../content/languages.ts'
import { localPath, readPath } from '../content/paths.ts'
import { hasRelativeLinks, pageForHost } from './absolute-links.ts'
import { sendCompressed } from './compressed.ts'
import type { Environment } from './settings.ts'

const notFoundPages = languages.map((language) => `${localPath('/404', language).slice(1)}.html`)

const YEAR = { maxAge: '365d', immutable: true }
/** Pages and other files without a hash in their name: kept, but asked for again each time. */
const REVALIDATED = { cacheControl: false }

/** The prerendered pages by their bare addresses, every other file of the site, and the not-found page. */
export async function pages(app: FastifyInstance, { siteFolder }: Environment): Promise<void> {
  const files = await listFiles(siteFolder)
  const isRelative = hasRelativeLinks(await readFile(path.join(siteFolder, 'index.html'), 'utf8'))

  app.get('/*', async (request, reply) => {
    const pathname = decodePath(request.url)
    if (pathname === null) return reply.callNotFound()
    if (pathname.length > 1 && pathname.endsWith('/')) return redirectToBare(request, reply, pathname)
    const page = pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`
    if (files.has(page) && !notFoundPages.includes(page)) return sendPage(request, reply, page)
    const file = pathname.slice(1)
    if (!files.has(file) || file.endsWith('.html')) return reply.callNotFound()
    if (file.startsWith('static/')) return reply.sendFile(file, YEAR)
    if (file.startsWith('markdown/')) reply.header('x-robots-tag', 'noindex') // the page itself is what they index
    return reply.header('cache-control', 'no-cache').sendFile(file, REVALIDATED)
  })

  app.setNotFoundHandler((request, reply) => {
    const { language } = readPath(decodePath(request.url) ?? '/')
    reply.code(404).header('cache-control', 'no-cache')
    return reply.sendFile(`${localPath('/404', language).slice(1)}.html`, REVALIDATED)
  })

  async function sendPage(request: FastifyRequest, reply: FastifyReply, name: string): Promise<FastifyReply> {
    const page = isRelative ? await pageForHost(path.join(siteFolder, name), request.protocol, request.host) : null
    if (page) return sendCompressed(request, reply, 'text/html; charset=utf-8', page)
    return reply.header('cache-control', 'no-cache').sendFile(name, REVALIDATED)
  }
}

/** The address itself; one that cannot be decoded, which the router would refuse by itself, is of no page of ours. */
export function readableAddress(url: string): string {
  return decodePath(url) === null ? localPath('/404', readPath(url).language) : url
}

/** Every file that may be served, by its path in the site; nothing outside this list is ever opened. */
async function listFiles(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
  return new Set(names)
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

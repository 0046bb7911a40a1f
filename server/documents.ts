import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { languages } from '../content/languages.ts'
import { sendCompressed } from './compressed.ts'
import { newestText } from './newest-text.ts'
import type { Environment } from './settings.ts'

/**
 * `GET /markdown/name_language.md` (specification §7). The newest of the editors' file and the built one is looked for
 * at each request, so that a changed document reaches readers without a rebuild (architecture §5).
 */
export function documents(app: FastifyInstance, { siteFolder, documentsFolder }: Environment): void {
  const folders = [documentsFolder, path.join(siteFolder, 'markdown')]
  const read = newestText()
  app.get<{ Params: { file: string } }>('/markdown/:file', async (request, reply) => {
    const { file } = request.params
    if (!DOCUMENT.test(file)) return reply.callNotFound()
    const places = folders.map((folder) => path.join(folder, file))
    const text = await read(places, request.build.files.get(`markdown/${file}`)?.bytes ?? null)
    if (text === null) return reply.callNotFound()
    reply.header('x-robots-tag', 'noindex') // the page is for search engines
    return sendCompressed(request, reply, 'text/markdown; charset=utf-8', text)
  })
}

/** Whether an address is that of a document, which editors may change. */
export function isDocument(pathname: string): boolean {
  return pathname.startsWith(FOLDER) && DOCUMENT.test(pathname.slice(FOLDER.length))
}

const FOLDER = '/markdown/'
const DOCUMENT = new RegExp(`^[a-z_-]+_(?:${languages.join('|')})\\.md$`)

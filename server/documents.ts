import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { languages } from '../content/languages.ts'
import { sendCompressed } from './compressed.ts'
import { type NewestText, newestText } from './newest-text.ts'
import type { Environment } from './settings.ts'
import type { Build } from './site/build.ts'

/** The newest text of a document by its file’s name; null where there is none. */
export type ReadDocument = (file: string, build: Build) => Promise<NewestText | null>

/** Looks at each request for the newest of the editors' file and the built one. */
export function documentReader({ siteFolder, documentsFolder }: Environment): ReadDocument {
  const folders = [documentsFolder, path.join(siteFolder, 'markdown')]
  const read = newestText()
  return (file, build) => {
    const places = folders.map((folder) => path.join(folder, file))
    return read(places, build.files.get(`markdown/${file}`)?.bytes ?? null)
  }
}

/**
 * `GET /markdown/name_language.md` (specification §7): a changed document reaches readers without a rebuild
 * (architecture §5).
 */
export function documents(app: FastifyInstance, read: ReadDocument): void {
  app.get<{ Params: { file: string } }>('/markdown/:file', async (request, reply) => {
    const file = readableDocument(FOLDER + request.params.file)
    const text = file && (await read(file, request.build))
    if (!text) return reply.callNotFound()
    reply.header('x-robots-tag', 'noindex') // the page is for search engines
    return sendCompressed(request, reply, 'text/markdown; charset=utf-8', text)
  })
}

/** The file of an address if it is that of a document, which editors may change. */
export function readableDocument(pathname: string): string | null {
  const file = pathname.startsWith(FOLDER) ? pathname.slice(FOLDER.length) : ''
  return DOCUMENT.test(file) ? file : null
}

const FOLDER = '/markdown/'
const DOCUMENT = new RegExp(`^\\w[\\w-]*_(?:${languages.join('|')})\\.md$`)

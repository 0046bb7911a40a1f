import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { languages } from '../content/languages.ts'
import { type Compressed, compress, sendCompressed } from './compressed.ts'
import type { Environment } from './settings.ts'

/**
 * `GET /markdown/name_language.md` (specification §7). The newest of the editors' file and the built one is looked for
 * at each request, so that a changed document reaches readers without a rebuild (architecture §5).
 */
export function documents(app: FastifyInstance, { siteFolder, documentsFolder }: Environment): void {
  const folders = [documentsFolder, path.join(siteFolder, 'markdown')]
  const read = newestReader()
  app.get<{ Params: { file: string } }>('/markdown/:file', async (request, reply) => {
    const { file } = request.params
    const text = DOCUMENT.test(file) ? await read(folders.map((folder) => path.join(folder, file))) : null
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

/** Reads the newest of some files and keeps it, compressed, until one of them changes. */
function newestReader(): (files: readonly string[]) => Promise<Compressed | null> {
  const kept = new Map<string, { version: string; text: Compressed }>()
  return async (files) => {
    const newest = (await Promise.all(files.map(about))).sort((one, other) => other.changed - one.changed)[0]
    if (!newest || newest.changed === 0) return null
    const version = `${newest.changed} ${newest.size}`
    const known = kept.get(newest.file)
    if (known?.version === version) return known.text
    const text = await compress(await readFile(newest.file, 'utf8'))
    kept.set(newest.file, { version, text })
    return text
  }
}

async function about(file: string): Promise<{ file: string; changed: number; size: number }> {
  try {
    const { mtimeMs, size } = await stat(file)
    return { file, changed: mtimeMs, size }
  } catch {
    return { file, changed: 0, size: 0 } // one of the two folders need not have it
  }
}

import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Environment } from './environment.ts'

/**
 * `GET /markdown/name_language.md` (specification §7). The newest of the editors' file and the built one is read at
 * each request, so that a changed document reaches readers without a rebuild (architecture §5).
 */
export function documents(app: FastifyInstance, { siteFolder, documentsFolder }: Environment): void {
  const folders = [documentsFolder, path.join(siteFolder, 'markdown')]
  app.get<{ Params: { file: string } }>('/markdown/:file', async (request, reply) => {
    const { file } = request.params
    const text = /^[a-z_-]+_(en|sv)\.md$/.test(file)
      ? await readNewest(folders.map((folder) => path.join(folder, file)))
      : null
    if (text === null) return reply.callNotFound()
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
    reply.header('etag', etag).header('cache-control', 'no-cache').header('x-robots-tag', 'noindex') // the page is for them
    if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type('text/markdown; charset=utf-8').send(text)
  })
}

async function readNewest(files: readonly string[]): Promise<string | null> {
  const found = await Promise.all(
    files.map(async (file) => ({
      file,
      changed: await stat(file).then(
        (about) => about.mtimeMs,
        () => 0,
      ),
    })),
  )
  const newest = found.filter(({ changed }) => changed > 0).sort((one, other) => other.changed - one.changed)[0]
  return newest ? readFile(newest.file, 'utf8') : null
}

function matches(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*') ?? false
}

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { encodePicture } from './encode-pictures.ts'
import { makeFigures } from './figures.ts'
import { type Generated, generate } from './generate.ts'
import { contentFolder, documentsFolder, placed, root } from './places.ts'
import { makeTermLists } from './term-list.ts'

const types: Record<string, string> = {
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt',
  '.pdf': 'application/pdf',
}

type Made = Generated & { figures: ReadonlyMap<string, string> }

/** The development server's content: documents, figures and pictures made when they are asked for, reloaded when edited. */
export function contentServer(): Plugin {
  return {
    name: 'content-server',
    apply: 'serve',
    async configureServer(server) {
      const made = { ...(await generate()), figures: await makeFigures() }
      server.watcher.add(contentFolder)
      server.watcher.on('change', (file) => {
        if (file.endsWith('.md')) server.ws.send({ type: 'full-reload' })
      })
      server.middlewares.use((request, response, next) => {
        const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://dev').pathname)
        contentOf(pathname, made)
          .then((body) => {
            if (!body) return next()
            response.setHeader('content-type', types[path.extname(pathname)] ?? 'application/octet-stream')
            response.end(body)
          })
          .catch(next)
      })
    },
    transformIndexHtml: async (html) =>
      html.replace('<!-- icons -->', await readFile(path.join(root, 'src/components/icons.svg'), 'utf8')),
  }
}

async function contentOf(pathname: string, made: Made): Promise<string | Buffer | null> {
  const name = path.basename(pathname)
  const read = (folder: string) => readFile(path.join(folder, name)).catch(() => null)
  switch (path.dirname(pathname)) {
    case '/markdown':
      return read(documentsFolder)
    case '/': // the drawn marks of customers, and the lists of terms
      return makeTermLists().get(name) ?? read(path.join(root, 'public'))
    case '/logos':
      return read(path.join(root, 'public', 'logos'))
    case '/samples':
      return made.samples.get(name) ?? null
    case '/figures':
      return made.figures.get(name) ?? null
    case '/static/findings':
      return made.findings.get(name) ?? null
    case '/static/assets':
      return made.icons.get(name) ?? null
    case '/static/film':
      return made.film.made.get(name) ?? null
    case '/static/pictures':
      return encodePicture(made.pictures, name)
    case '/pdf': // setting a book takes seconds: the last build's
      return read(path.join(placed.site, 'pdf'))
    default:
      return null
  }
}

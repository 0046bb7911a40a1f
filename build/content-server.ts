import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { readPath } from '../content/paths.ts'
import { encodePicture } from './encode-pictures.ts'
import { makeFigures } from './figures.ts'
import { type Generated, generate } from './generate.ts'
import { pageStyles } from './page-styles.ts'
import { contentFolder, documentsFolder, placed, root } from './places.ts'
import { readSource } from './render-pages.ts'
import type { Renderer } from './renderer.ts'
import { makeTermLists } from './term-cards.ts'

const types: Record<string, string> = {
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
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
        if (!file.endsWith('.css')) server.ws.send({ type: 'full-reload' }) // pages are rendered here
      })
      server.middlewares.use((request, response, next) => {
        const pathname = pathnameOf(request)
        contentOf(pathname, made)
          .then((body) => {
            if (!body) return next()
            response.setHeader('content-type', types[path.extname(pathname)] ?? 'application/octet-stream')
            response.end(body)
          })
          .catch(next)
      })
      // Pages come last: the development server has addresses without an ending of its own.
      return () =>
        server.middlewares.use((request, response, next) => {
          renderInDevelopment(server, pathnameOf(request))
            .then(({ status, html }) => {
              response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html)
            })
            .catch(next)
        })
    },
  }
}

/** A page as the sources are now; the build's frame is in prerender.ts. */
async function renderInDevelopment(server: ViteDevServer, pathname: string): Promise<{ status: number; html: string }> {
  const renderer = (await server.ssrLoadModule('/src/renderer.tsx')) as Renderer // as it is exported there
  const { language } = readPath(pathname)
  const source = await readSource(pathname)
  const document = source && renderer.markdown.renderDocument(source.text, source.name, language)
  const { head, body, kind } = renderer.renderPage(pathname, document)
  const { first, rest } = pageStyles[kind]
  const sheets = ['src/styles/app.css', ...first, ...rest, 'src/styles/later.css']
  const icons = await readFile(path.join(root, 'src/components/icons.svg'), 'utf8')
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}">`).join('')}${head}
<script type="module">
globalThis.PAGE_LANGUAGE = '${language}'
await import('/src/client/head.ts')
await import('/src/client/runtime.ts')
</script></head><body>${icons}${body}</body></html>`
  return { status: kind === 'NotFoundPage' ? 404 : 200, html: await server.transformIndexHtml(pathname, html) }
}

function pathnameOf({ url = '/' }: IncomingMessage): string {
  return decodeURIComponent(new URL(url, 'http://dev').pathname)
}

async function contentOf(pathname: string, made: Made): Promise<string | Buffer | null> {
  const name = path.basename(pathname)
  const read = (folder: string) => readFile(path.join(folder, name)).catch(() => null)
  switch (path.dirname(pathname)) {
    case '/markdown':
      return read(documentsFolder)
    case '/':
      return makeTermLists().get(name) ?? null
    case '/figures':
      return made.figures.get(name) ?? null
    case '/static/findings':
      return made.findings.get(name) ?? null
    case '/static/assets':
      return made.drawings.get(name) ?? null
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

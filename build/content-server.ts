import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { makeFigures } from './figures.ts'
import { cacheFolder, contentFolder, documentsFolder, root } from './places.ts'

const types: Record<string, string> = {
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
}

/** The development server's content: documents, figures and pictures from their folders, reloaded when edited. */
export function contentServer(): Plugin {
  return {
    name: 'content-server',
    apply: 'serve',
    async configureServer(server) {
      const figures = await makeFigures()
      server.watcher.add(contentFolder)
      server.watcher.on('change', (file) => {
        if (file.endsWith('.md')) server.ws.send({ type: 'full-reload' })
      })
      server.middlewares.use((request, response, next) => {
        const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://dev').pathname)
        const figure = figures.get(pathname.replace('/figures/', ''))
        const file = fileOf(pathname)
        const body = figure ?? (file && existsSync(file) ? readFileSync(file) : null)
        if (body === null) return next()
        response.setHeader('content-type', types[path.extname(pathname)] ?? 'application/octet-stream')
        response.end(body)
      })
    },
    transformIndexHtml: (html) =>
      html.replace('<!-- icons -->', readFileSync(path.join(root, 'src/components/icons.svg'), 'utf8')),
  }
}

function fileOf(pathname: string): string | null {
  const name = path.basename(pathname)
  if (pathname.startsWith('/logos/')) return path.join(root, 'public', 'logos', name)
  if (pathname.startsWith('/markdown/')) return path.join(documentsFolder, name)
  if (pathname.startsWith('/static/pictures/')) return path.join(cacheFolder, 'pictures', name)
  if (pathname.startsWith('/static/findings/')) return path.join(cacheFolder, 'findings', name)
  return null
}

import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { readPath } from '../content/paths.ts'
import { pageStyles } from './page-styles.ts'
import { contentFolder, root } from './places.ts'
import { readText } from './read-text.ts'
import { readSource } from './render-pages.ts'
import type { Renderer } from './renderer.ts'

/** The development server's pages and documents, reloaded when edited; all other files are those of the last build. */
export function contentServer(): Plugin {
  return {
    name: 'content-server',
    apply: 'serve',
    async configureServer(server) {
      const { generate } = await import('./generate.ts') // no build needs the tools of pictures for its configuration
      await generate()
      server.watcher.add(contentFolder)
      server.watcher.on('change', (file) => {
        if (!file.endsWith('.css')) server.ws.send({ type: 'full-reload' }) // pages are rendered here
      })
      server.middlewares.use('/markdown', (request, response, next) => {
        readText(`content/documents/${path.basename(pathnameOf(request))}`)
          .then((text) => response.setHeader('content-type', 'text/markdown; charset=utf-8').end(text))
          .catch(() => next()) // there is none
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
  const { critical, deferred } = pageStyles[kind]
  const sheets = ['src/styles/app.css', ...critical, ...deferred, 'src/styles/deferred.css']
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

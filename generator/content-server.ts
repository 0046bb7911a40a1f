import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { readPageSettings } from '../server/settings.ts'
import type { Language } from '../site/languages.ts'
import type { Draft } from './draft-renderer.ts'
import { contentFolder, root } from './folders.ts'
import { listFiles } from './list-files.ts'
import { type Bundle, type Manifest, pageAssets, SITE_STYLES } from './page-assets.ts'
import { writePageStyles } from './page-styles.ts'
import type { Renderer } from './renderer.ts'
import { makeContent } from './write-content.ts'

/** A page as the sources are now, in the document that the build has too. */
export type RenderPage = (pathname: string, draft?: Draft) => Promise<{ status: number; html: string }>

/** The development server's pages and documents, reloaded when edited; all other files are those of the last build. */
export function contentServer(): Plugin<RenderPage> {
  let ready: (render: RenderPage) => void
  const rendering = new Promise<RenderPage>((resolve) => {
    ready = resolve
  })
  return {
    name: 'content-server',
    apply: 'serve',
    api: async (pathname, draft) => (await rendering)(pathname, draft),
    async configureServer(server) {
      const { generate } = await import('./generate.ts') // no build needs the tools of pictures for its configuration
      const { film } = await generate()
      const { readSocialImages } = await import('./share-pictures.ts')
      const sharePictures = await readSocialImages()
      const headScripts = watchHeadScripts(server)
      server.watcher.add(contentFolder)
      server.watcher.on('change', async (file) => {
        // what is wrong in them is said by the checks; the page stays as it was
        if (file.endsWith('.yaml')) await makeContent().catch(() => {})
        server.ws.send({ type: 'full-reload' }) // pages are rendered here, also those of a module that has been made anew
      })
      server.middlewares.use('/markdown', (request, response, next) => {
        serveDocument(path.basename(pathnameOf(request), '.md'))
          .then((text) => response.setHeader('content-type', 'text/markdown; charset=utf-8').end(text))
          .catch(() => next()) // there is none
      })
      // loaded anew when a page has been added, moved or removed
      const load = <Module>(file: string) => server.ssrLoadModule(file) as Promise<Module>
      const serveDocument = async (named: string) => {
        const { documents, readDocument } = await load<typeof import('./documents.ts')>('/generator/documents.ts')
        const document = documents.find(({ name, language }) => `${name}_${language}` === named)
        if (!document) throw new Error(`There is no document ${named}.`)
        return readDocument(document)
      }
      const { draftRenderer } = await import('./draft-renderer.ts')
      const rendererWith = draftRenderer(server)
      const { publicAddress, videoEmbed } = readPageSettings(process.env)
      const render: RenderPage = async (pathname, draft) => {
        const renderer = draft?.file.endsWith('.yaml')
          ? await rendererWith(draft)
          : await load<Renderer>('/src/renderer.tsx')
        const { describePublished, readPage } =
          await load<typeof import('./render-pages.ts')>('/generator/render-pages.ts')
        const page = await readPage(renderer, pathname, draft)
        const shownFilm = videoEmbed || film.versions[page.language]
        const published = await describePublished(page, publicAddress, sharePictures, shownFilm)
        const assets = await pageAssets(await bundleOf(server, await headScripts()), page.language, page.kind)
        const html = renderer.renderPage(pathname, page.document, assets, published)
        return { status: published ? 200 : 404, html: await server.transformIndexHtml(pathname, html) }
      }
      ready(render)
      // Pages come last: the development server has addresses without an ending of its own.
      return () =>
        server.middlewares.use((request, response, next) => {
          load<typeof import('../site/redirects.ts')>('/site/redirects.ts')
            .then(async ({ redirects }) => {
              const location = redirects.find(({ from }) => from === pathnameOf(request))?.to
              if (location) return response.writeHead(301, { location, 'cache-control': 'no-cache' }).end()
              const { status, html } = await render(pathnameOf(request))
              return response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html)
            })
            .catch(next)
        })
    },
  }
}

const FONTS = 'src/styles/fonts'

/** What the bundler would have made: each source is served as itself. */
async function bundleOf(server: ViteDevServer, headScripts: Bundle['headScripts']): Promise<Bundle> {
  await writePageStyles() // a component may have a new sheet
  const fonts = (await listFiles(path.join(root, FONTS))).map((file) => `${FONTS}/${file}`)
  const manifest = new Proxy<Manifest>(
    { [SITE_STYLES.first]: { file: SITE_STYLES.first, assets: fonts } },
    {
      get: (made, source: string) =>
        made[source] ?? (existsSync(path.join(root, source)) ? { file: source } : undefined),
    },
  )
  const readSheet = async (file: string) => (await server.ssrLoadModule(`/${file}?inline`)).default.trim()
  return { manifest, headScripts, readSheet }
}

/** Builds the head scripts as they stand in pages, again for the first page after a module was saved. */
function watchHeadScripts({ watcher }: ViteDevServer): () => Promise<Record<Language, string>> {
  let built: Promise<Record<Language, string>> | undefined
  watcher.on('change', (file) => {
    if (/\.ts$/.test(file)) built = undefined
  })
  return () => {
    built ??= import('./bundles.ts').then(({ buildHeadScripts }) => buildHeadScripts())
    return built
  }
}

function pathnameOf({ url = '/' }: IncomingMessage): string {
  return decodeURIComponent(new URL(url, 'http://dev').pathname)
}

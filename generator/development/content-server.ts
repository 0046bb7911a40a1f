import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { readPageSettings } from '../../server/settings.ts'
import type { Language } from '../../site/languages.ts'
import { writeContentModules } from '../content/write-content.ts'
import { contentFolder, projectRoot } from '../files/folders.ts'
import { listFiles } from '../files/list-files.ts'
import type { Renderer } from '../pages/load-renderer.ts'
import { type ClientBundle, collectPageAssets, SITE_STYLESHEETS, type ViteManifest } from '../pages/page-assets.ts'
import { writePageStylesheets } from '../pages/page-styles.ts'
import type { Draft } from './draft-renderer.ts'

/** Renders a page from the current sources, as the HTML document that the build would write. */
export type RenderPage = (pathname: string, draft?: Draft) => Promise<{ status: number; html: string }>

/**
 * A Vite plugin: the development server renders pages and documents from the sources and reloads them when edited; all
 * other files come from the last build.
 */
export function contentServerPlugin(): Plugin<RenderPage> {
  let ready: (render: RenderPage) => void
  const rendering = new Promise<RenderPage>((resolve) => {
    ready = resolve
  })
  return {
    name: 'content-server',
    apply: 'serve',
    api: async (pathname, draft) => (await rendering)(pathname, draft),
    async configureServer(server) {
      const { generateOnce } = await import('../generate.ts') // builds load this plugin too, without image tools
      const { film } = await generateOnce()
      const { readSocialImages } = await import('../pictures/social-images.ts')
      const sharePictures = await readSocialImages()
      const headScripts = watchHeadScripts(server)
      server.watcher.add(contentFolder)
      server.watcher.on('change', async (file) => {
        // the checks report content errors; the page keeps its last valid content
        if (file.endsWith('.yaml')) await writeContentModules().catch(() => {})
        // pages are rendered on the server, so generated modules need a full reload too
        server.ws.send({ type: 'full-reload' })
      })
      server.middlewares.use('/markdown', (request, response, next) => {
        serveDocument(path.basename(getPathname(request), '.md'))
          .then((text) => response.setHeader('content-type', 'text/markdown; charset=utf-8').end(text))
          .catch(() => next())
      })
      // loaded per request, because pages may have been added, moved or removed
      const load = <Module>(file: string) => server.ssrLoadModule(file) as Promise<Module>
      const serveDocument = async (named: string) => {
        const { documents, readDocument } = await load<typeof import('../content/documents.ts')>(
          '/generator/content/documents.ts',
        )
        const document = documents.find(({ name, language }) => `${name}_${language}` === named)
        if (!document) throw new Error(`There is no document ${named}.`)
        return readDocument(document)
      }
      const { createDraftRenderer } = await import('./draft-renderer.ts')
      const rendererWith = createDraftRenderer(server)
      const { publicAddress, videoEmbed } = readPageSettings(process.env)
      const render: RenderPage = async (pathname, draft) => {
        const renderer = draft?.file.endsWith('.yaml')
          ? await rendererWith(draft)
          : await load<Renderer>('/src/renderer.tsx')
        const { describePublishedPage, loadPage } = await load<typeof import('../pages/load-pages.ts')>(
          '/generator/pages/load-pages.ts',
        )
        const page = await loadPage(renderer, pathname, draft)
        const shownFilm = videoEmbed || film.versions[page.language]
        const published = await describePublishedPage(page, publicAddress, sharePictures, shownFilm)
        const assets = await collectPageAssets(await bundleOf(server, await headScripts()), page.language, page.kind)
        const html = renderer.renderPage(pathname, page.document, assets, published)
        return { status: published ? 200 : 404, html: await server.transformIndexHtml(pathname, html) }
      }
      ready(render)
      // Pages come last, because some of Vite's own addresses have no extension.
      return () =>
        server.middlewares.use((request, response, next) => {
          load<typeof import('../../site/redirects.ts')>('/site/redirects.ts')
            .then(async ({ redirects }) => {
              const location = redirects.find(({ from }) => from === getPathname(request))?.to
              if (location) return response.writeHead(301, { location, 'cache-control': 'no-cache' }).end()
              const { status, html } = await render(getPathname(request))
              return response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html)
            })
            .catch(next)
        })
    },
  }
}

const FONTS_FOLDER = 'src/styles/fonts'

/** A stand-in for the build manifest: in development each source is served as itself. */
async function bundleOf(server: ViteDevServer, headScripts: ClientBundle['headScripts']): Promise<ClientBundle> {
  await writePageStylesheets() // a component may import a new stylesheet
  const fonts = (await listFiles(path.join(projectRoot, FONTS_FOLDER))).map((file) => `${FONTS_FOLDER}/${file}`)
  const manifest = new Proxy<ViteManifest>(
    { [SITE_STYLESHEETS.first]: { file: SITE_STYLESHEETS.first, assets: fonts } },
    {
      get: (made, source: string) =>
        made[source] ?? (existsSync(path.join(projectRoot, source)) ? { file: source } : undefined),
    },
  )
  const readSheet = async (file: string) => (await server.ssrLoadModule(`/${file}?inline`)).default.trim()
  return { manifest, headScripts, readSheet }
}

/** Returns a function that builds the head scripts, cached until a file changes. */
function watchHeadScripts({ watcher }: ViteDevServer): () => Promise<Record<Language, string>> {
  let built: Promise<Record<Language, string>> | undefined
  watcher.on('change', (file) => {
    if (/\.ts$/.test(file)) built = undefined
  })
  return () => {
    built ??= import('../pages/bundles.ts').then(({ buildHeadScripts }) => buildHeadScripts())
    return built
  }
}

function getPathname({ url = '/' }: IncomingMessage): string {
  return decodeURIComponent(new URL(url, 'http://dev').pathname)
}

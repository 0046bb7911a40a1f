import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Plugin } from 'vite'
import { dataFilePath, readContentData } from '../generator/content/content-data.ts'
import { listOwnerValues } from '../generator/content/sample-values.ts'
import { writeContentModules } from '../generator/content/write-content.ts'
import type { RenderPage } from '../generator/development/content-server.ts'
import type { Draft } from '../generator/development/draft-renderer.ts'
import { projectRoot } from '../generator/files/folders.ts'
import { escapeHtml } from '../server/html.ts'
import { mediaTypes } from '../server/site/media-types.ts'
import { isLanguage } from '../site/languages.ts'
import { localPath } from '../site/paths.ts'
import { addIdsToTranslation, createSaveTransform } from './accept-text.ts'
import { applyPageForm } from './apply-page-form.ts'
import { bundlePage, isInstalled } from './bundle.ts'
import { renderChecklistPage } from './checklist-page.ts'
import { createCmsConfig, createFormLookup, previewAddress } from './config.ts'
import { type ContentStore, createContentStore } from './content-store.ts'
import { draftText } from './draft-text.ts'
import { assertSameOrigin, readBody } from './guard.ts'
import { formatMistake, nameMistakes, placeOfConflict, wholeReport } from './mistakes.ts'
import { renderPagesPage } from './pages-page.ts'
import { createPublisher } from './publish.ts'
import {
  renderPublishingMistake,
  renderPublishingPage,
  renderPublishPage,
  renderPublishResult,
} from './publish-page.ts'
import { readPages } from './read-pages.ts'
import { HEADERS, IMMUTABLE, languageOf, sendHtml, sendJson, sendRefusal } from './respond.ts'
import { editorMessages, Refused, type UiLanguage } from './words.ts'

/** The latest result of the checks; null until the first run ends. */
export type CheckState = { found: string | null; listeners: Set<() => void> }

/** A Vite plugin that serves the editor and its API at `/edit` of the development server. */
export function editorPlugin(checks: CheckState, folder = projectRoot, publicAddress = ''): Plugin {
  return {
    name: 'editor',
    configureServer(server) {
      // provided by the content-server plugin in vite.config.ts
      const render: RenderPage = (...given) =>
        server.config.plugins.find(({ name }) => name === 'content-server')?.api(...given)
      const answer = createRequestHandler(checks, folder, render, publicAddress)
      // warms up the bundle and the renderer before the first visit
      server.httpServer?.once('listening', () => {
        const ready = isInstalled() ? bundlePage() : Promise.resolve()
        ready.then(() => render('/')).catch((error: Error) => server.config.logger.error(error.message))
      })
      // serves pictures added since the last build from the content folder
      const { read } = createContentStore(folder)
      server.middlewares.use((request, response, next) => {
        const [, file] = /^\/((?:pictures|logos)\/[\w-]+\.(?:jpg|svg))$/.exec(request.url ?? '') ?? []
        if (!file) return next()
        read(`content/${file}`).then(
          (bytes) => response.setHeader('content-type', mediaTypes[path.extname(file)] ?? '').end(bytes),
          () => next(),
        )
      })
      server.middlewares.use('/edit', (request, response) => {
        answer(request, response).catch((error: unknown) => sendRefusal(request, response, error))
      })
    },
  }
}

type Answer = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>

/**
 * The request handlers of the editor by method and path.
 * @param folder the project's folder.
 * @param publicAddress the public address for publishing; the editor itself shows a preview.
 */
export function createRequestHandler(checks: CheckState, folder: string, render: RenderPage, publicAddress = '') {
  const files = createContentStore(folder)
  const publication = createPublisher(folder, publicAddress)
  const routes: Record<string, Answer> = {
    'GET /api/config': async (request, response) => sendJson(response, createCmsConfig(languageOf(request), folder)),
    'GET /api/files': async (_request, response) => sendJson(response, await files.list()),
    'GET /api/file': async (_request, response, url) => {
      const bytes = await files.read(fileOf(url))
      response
        .writeHead(200, { 'content-type': 'application/octet-stream', 'x-content-type-options': 'nosniff' })
        .end(bytes)
    },
    'PUT /api/file': async (request, response, url) => {
      const known = String(request.headers['if-match'] ?? '')
      const [file, given] = [fileOf(url), await readBody(request)]
      const written = await files.write(file, given, known, createSaveTransform(files)).catch(async (error) => {
        if (error.message !== editorMessages.en.changed) throw error
        const place = placeOfConflict(
          file,
          await files.read(file).then(String, () => ''),
          String(given),
          languageOf(request),
        )
        throw new Refused(409, (said) => `${place}\n${error.say(said)}`)
      })
      sendJson(response, { ...written, also: await addIdsToTranslation(files, written) })
    },
    'DELETE /api/file': async (request, response, url) => {
      const file = fileOf(url)
      if (!/^content\/(?:pictures|logos)\//.test(file)) throw new Refused(403, ({ stays }) => stays)
      await assertUnused(files, file, languageOf(request))
      await files.remove(file, String(request.headers['if-match'] ?? ''))
      sendJson(response, {})
    },
    'POST /api/draft': async (request, response) => {
      const { file, data, language } = JSON.parse(String(await readBody(request)))
      const saved = String(await files.read(String(file)))
      const draft = { file, text: draftText(file, saved, data) }
      const shown = await renderDraft(render, draft, previewAddress(file, folder), language).catch(async (error) => {
        const mistakes = await nameMistakes(String(Object(error).message), languageOf(request), draft)
        throw new Refused(422, () => mistakes.slice(0, 3).map(formatMistake).join('\n\n'))
      })
      sendJson(response, shown)
    },
    'GET /api/mistakes': async (request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      const send = async () => {
        const mistakes =
          checks.found === null
            ? null
            : await nameMistakes(checks.found, languageOf(request)).catch(() => [wholeReport(checks.found ?? '')])
        response.write(`data: ${JSON.stringify(mistakes)}\n\n`)
      }
      checks.listeners.add(send)
      response.on('close', () => checks.listeners.delete(send))
      await send()
    },
    'GET /publish': async (request, response) => {
      const language = languageOf(request)
      sendHtml(response, renderPublishPage(await publication.changes(language), language))
    },
    'GET /checklist': async (request, response) => {
      const values = listOwnerValues(await readContentData((file) => readFile(path.join(folder, file), 'utf8')))
      sendHtml(response, renderChecklistPage(values, languageOf(request)))
    },
    'GET /pages': async (request, response, url) => {
      const shown = { pages: readPages(folder), done: url.searchParams.get('done') ?? '' }
      sendHtml(response, renderPagesPage(shown, languageOf(request)))
    },
    'POST /pages': async (request, response) => {
      const given = await readForm(request)
      const faults = await applyPageForm(files, folder, given)
      if (Object.keys(faults).length === 0) {
        response.writeHead(303, { location: `/edit/pages?done=${encodeURIComponent(given.act ?? '')}` }).end()
        return
      }
      sendHtml(response, renderPagesPage({ pages: readPages(folder), given, faults }, languageOf(request)), 422)
    },
    'POST /publish': async (request, response) => {
      const [language, given] = [languageOf(request), await readForm(request)]
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...HEADERS })
      response.write(renderPublishingPage(language))
      const result = await publication
        .publish(given, language, (step) =>
          response.write(typeof step === 'string' ? `${escapeHtml(step)}\n` : renderPublishingMistake(step)),
        )
        .catch((error: unknown) => ({ done: false, sentence: String(error) }))
      if (publicAddress) await writeContentModules() // restores the samples, which the public build has removed
      response.end(renderPublishResult(result, language))
    },
    'POST /fetch': async (request, response) => {
      const language = languageOf(request)
      sendHtml(
        response,
        renderPublishingPage(language) + renderPublishResult(await publication.takeOver(language), language),
      )
    },
  }
  return async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://editor')
    assertSameOrigin(request, request.method === 'POST' && !url.pathname.startsWith('/api/'))
    const route = routes[`${request.method} ${url.pathname}`]
    if (route) await route(request, response, url)
    else await sendPage(response, url.pathname)
  }
}

/** @throws Refused when a text references the picture. */
async function assertUnused(files: ContentStore, file: string, language: UiLanguage): Promise<void> {
  const name = path.posix.parse(file).name
  const address = new RegExp(`/(?:pictures|logos)/${name}\\.`)
  const entry = new RegExp(`^ +- id: ${name}$`, 'm') // what code shows has an entry
  const formOf = createFormLookup(language)
  const uses = (await files.list())
    .filter(({ path, text = '' }) => address.test(text) || (path === dataFilePath('pictures') && entry.test(text)))
    .map(({ path }) => formOf(path)?.name ?? path)
  if (uses.length > 0) throw new Refused(409, ({ inUse }) => inUse(uses.join(', ')))
}

/** Renders the page that shows a file, with a draft of the file; null if no page shows it. */
async function renderDraft(render: RenderPage, draft: Draft, address: string | null, shown: unknown) {
  const language = /_(\w\w)\.\w+$/.exec(draft.file)?.[1] ?? shown
  if (!address || !isLanguage(language)) return { pathname: null, html: '' }
  const pathname = localPath(address, language)
  const { html } = await render(pathname, draft)
  return { pathname, html }
}

/** Serves a file of the bundle, otherwise the editor's index page. */
async function sendPage(response: ServerResponse, pathname: string): Promise<void> {
  if (!isInstalled()) {
    response
      .writeHead(503, { 'content-type': 'text/plain; charset=utf-8' })
      .end('The editor is not installed: npm run edit.')
    return
  }
  const bundle = await bundlePage()
  const [, asset] = /^\/(assets\/[\w.-]+)$/.exec(pathname) ?? []
  const type = mediaTypes[path.extname(asset ?? 'index.html')]
  if (!type || (!asset && pathname !== '/')) throw new Refused(404, ({ gone }) => gone)
  // preload links for the API responses that the scripts need first
  const early = asset
    ? {}
    : { link: ['config', 'files'].map((name) => `</edit/api/${name}>; rel=preload; as=fetch; crossorigin`) }
  const caching = asset && /-[\w-]{8}\.\w+$/.test(asset) ? IMMUTABLE : {}
  response.writeHead(200, { 'content-type': type, ...HEADERS, ...caching, ...early })
  response.end(await readFile(path.join(bundle, asset ?? 'index.html')))
}

/** The fields of a plain HTML form. */
async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  const form = new URLSearchParams(String(await readBody(request, 10_000)))
  return Object.fromEntries(Array.from(form, ([name, value]) => [name, value.trim()]))
}

function fileOf(url: URL): string {
  return url.searchParams.get('path') ?? ''
}

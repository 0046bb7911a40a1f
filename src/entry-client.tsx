import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { Language } from '../content/languages.ts'
import { localPath } from '../content/paths.ts'
import { forgetHealing } from './loading/heal-chunk.ts'
import { loadChunk } from './loading/load-chunk.ts'
import { setPrefetcher } from './loading/prefetch-page.ts'
import type { DocumentSource } from './markdown/document-source.ts'
import { prerenderedDocument } from './markdown/prerendered-document.ts'
import { createRoutes } from './routes.tsx'
import { reportMetrics } from './shell/metrics.ts'

/** Brings the prerendered page to life (architecture §5, §6). */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root element.')
  const isPrerendered = root.hasChildNodes()
  // The first load reads the documents from the page itself; every later one goes through session and server.
  let isFirst = isPrerendered
  const routes = createRoutes((name, language, signal) => {
    const shown = isFirst ? prerenderedDocument(name, language) : null
    return shown ? Promise.resolve({ state: 'ready', document: shown }) : fetchedDocument(name, language, signal)
  })
  const matches = (isPrerendered && matchRoutes(routes, location)) || []
  await Promise.all(matches.map(({ route }) => loadNow(route)))
  const hydrationData = isPrerendered ? { loaderData: await loadMatched(matches) } : undefined
  isFirst = false

  const router = createBrowserRouter(routes, { hydrationData })
  setPrefetcher((path, language) => prefetch(routes, path, language))
  startTransition(() => {
    hydrateRoot(root, <RouterProvider router={router} />)
  })
  forgetHealing()
  void reportMetrics()
}

/** A document for a later page; the first load does without the part that fetches. */
const fetchedDocument: DocumentSource = async (...request) => {
  const { loadDocument } = await loadChunk('fetch-document', () => import('./markdown/fetch-document.ts'))
  return loadDocument(...request)
}

/** Loads a route's chunk before the router is made, so that hydration finds the same page as the prerenderer made. */
async function loadNow(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return
  Object.assign(route, await route.lazy(), { lazy: undefined })
}

type Matches = NonNullable<ReturnType<typeof matchRoutes>>

async function loadMatched(matches: Matches): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {}
  for (const { route, params } of matches) {
    if (typeof route.loader !== 'function' || !route.id) continue
    const request = new Request(location.href)
    data[route.id] = await route.loader({ request, params } as Parameters<typeof route.loader>[0])
  }
  return data
}

function prefetch(routes: RouteObject[], path: string, language: Language): void {
  const matches = matchRoutes(routes, localPath(path, language)) ?? []
  for (const { route } of matches) if (typeof route.lazy === 'function') void route.lazy().catch(ignore)
  const name = documentAt(matches)
  if (name) void name.catch(ignore)
}

function documentAt(matches: Matches): Promise<unknown> | null {
  const last = matches.at(-1)?.route
  if (typeof last?.loader !== 'function') return null
  const signal = new AbortController().signal
  const request = new Request(location.href, { signal })
  return Promise.resolve(last.loader({ request, params: {} } as Parameters<typeof last.loader>[0]))
}

/** What is fetched ahead may fail: the click itself will say so. */
function ignore(error: unknown): void {
  console.debug('Fetching ahead failed.', error)
}

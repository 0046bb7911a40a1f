import { type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router'
import { askBesideCopy } from './loading/beside-copy.ts'
import { fetchAheadOnIntent } from './loading/fetch-ahead.ts'
import { forgetHealing } from './loading/heal-chunk.ts'
import { KeptPage } from './loading/kept-page.ts'
import { loadFetchedDocument } from './markdown/load-document.ts'
import { prerenderedDocument } from './markdown/prerendered-document.ts'
import { createRoutes } from './routes.tsx'
import { KeepsPage } from './shell/KeepsPage.tsx'

/** Brings the prerendered page to life (architecture §5, §6). */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return // the page that stands in for one that is not saved
  const isPrerendered = root.hasChildNodes()
  // The first load reads the documents from the page itself; every later one goes through session and server.
  let isFirst = isPrerendered
  const routes = createRoutes(
    (name, language, ...rest) => {
      const shown = isFirst ? prerenderedDocument(name, language) : null
      return shown ? Promise.resolve({ state: 'ready', document: shown }) : loadFetchedDocument(name, language, ...rest)
    },
    async (pathname) => {
      if (!isFirst) await askBesideCopy(pathname)
    },
  )
  const matches = (isPrerendered && matchRoutes(routes, location)) || []
  await Promise.all(matches.map(({ route }) => loadNow(route)))
  const hydrationData = isPrerendered ? { loaderData: await loadMatched(matches) } : undefined
  isFirst = false

  const router = createBrowserRouter(routes, { hydrationData })
  fetchAheadOnIntent((pathname) => matchRoutes(routes, pathname)?.map(({ route }) => route) ?? [])
  const site = <RouterProvider router={router} />
  if (!isPrerendered) startTransition(() => void hydrateRoot(root, site))
  else hydrateKept(root, site, () => router.dispose())
  forgetHealing()
}

/** Hydrates so that nothing is lost when the page is another than was prerendered, or something of it throws. */
function hydrateKept(root: Element, site: ReactNode, onFailed: () => void): void {
  const page = new KeptPage(root)
  const onRecoverableError = (error: unknown) => {
    console.warn('A part of the page was made anew.', error)
    page.carryOver()
  }
  startTransition(() => {
    const kept = (
      <KeepsPage page={page} onFailed={onFailed}>
        {site}
      </KeepsPage>
    )
    hydrateRoot(root, kept, { onRecoverableError })
  })
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

import type { RouteObject } from 'react-router'
import { type Language, languages } from '../content/languages.ts'
import type { Messages } from '../content/messages/en.ts'
import { paths } from '../content/paths.ts'
import { loadChunk } from './loading/load-chunk.ts'
import type { DocumentSource, DocumentState } from './markdown/document-source.ts'
import type { Head, HeadHandle } from './shell/head/page-head.ts'
import { RouteError } from './shell/RouteError.tsx'
import { Shell } from './shell/Shell.tsx'

/** The pages by the name of their chunk (architecture §6). */
const pages = {
  HomePage: () => import('./pages/home/HomePage.tsx').then((module) => module.HomePage),
  DocumentPage: () => import('./pages/document/DocumentPage.tsx').then((module) => module.DocumentPage),
  SearchPage: () => import('./pages/search/SearchPage.tsx').then((module) => module.SearchPage),
  SignUpPage: () => import('./pages/sign-up/SignUpPage.tsx').then((module) => module.SignUpPage),
  ManualPage: () => import('./pages/manual/ManualPage.tsx').then((module) => module.ManualPage),
  UseCasePage: () => import('./pages/use-case/UseCasePage.tsx').then((module) => module.UseCasePage),
  NotFoundPage: () => import('./pages/not-found/NotFoundPage.tsx').then((module) => module.NotFoundPage),
}

const page = (id: keyof typeof pages) => ({ lazy: async () => ({ Component: await loadChunk(id, pages[id]) }) })

/** The route table of the specification (§2), once in each language. */
export function createRoutes(source: DocumentSource): RouteObject[] {
  const routes = languages.map((language): RouteObject => {
    const document = (name: string) => ({ ...documentLoader(source, name, language), handle: documentHead })
    const home = { ...page('HomePage'), handle: messageHead((m) => m.pages.home) }
    const policy = documentLoader(source, 'privacy_policy', language)
    const useCase = (path: string, name: string) => ({ path: bare(path), ...page('UseCasePage'), ...document(name) })
    const chapter = (path: string, name: string) => ({ path, ...page('ManualPage'), ...document(name) })
    return {
      path: language === 'en' ? '/' : `/${language}`,
      element: <Shell />,
      children: [
        {
          errorElement: <RouteError />,
          children: [
            { index: true, ...home },
            { path: 'index', ...home },
            { path: 'index_sv', ...home },
            { path: 'privacy_en', ...home }, // the policy itself is a modal
            { path: 'privacy_sv', ...home },
            { path: bare(paths.guides), ...page('DocumentPage'), ...document('guides') },
            chapter('guides_sv', 'introduction'), // specification: the manual's introduction
            { path: bare(paths.api), ...page('DocumentPage'), ...document('api') },
            { path: bare(paths.faq), ...page('DocumentPage'), ...document('faq') },
            { path: bare(paths.signUp), ...page('SignUpPage'), handle: messageHead((m) => m.pages.signUp) },
            // all pages and sections, and the policy's text: for the search button and the policy without scripts
            { path: bare(paths.search), ...page('SearchPage'), ...policy, handle: messageHead((m) => m.pages.search) },
            {
              path: bare(paths.manual),
              children: [
                { index: true, ...page('ManualPage'), ...document('introduction') },
                chapter('introduction', 'introduction'),
                chapter('prerequisites', 'prerequisites'),
                chapter('basics', 'basics'),
                chapter('forest-management-planning', 'forest-management-planning'),
                chapter('action-planning', 'action-planning'),
                chapter('drone-operations', 'drone-operations'),
                chapter('advanced', 'advanced'),
              ],
            },
            useCase(paths.fire, 'fire'),
            useCase(paths.barkBeetle, 'bark-beetle'),
            useCase(paths.windthrow, 'windthrow'),
            useCase(paths.wildlife, 'wildlife'),
            useCase(paths.finalFelling, 'final-felling-drone-praxis'),
            useCase(paths.planning, 'planning-drone-praxis'),
            {
              path: '*',
              ...page('NotFoundPage'),
              handle: { head: (_data, m) => ({ ...m.pages.notFound, isIndexed: false }) } satisfies HeadHandle,
            },
          ],
        },
      ],
    }
  })
  return withIds(routes, 'route')
}

/** Gives every route an id of its own, so that the page's data can be handed over at hydration. */
function withIds(routes: RouteObject[], prefix: string): RouteObject[] {
  return routes.map((route, index): RouteObject => {
    const id = route.id ?? `${prefix}-${index}`
    if (route.index) return { ...route, id }
    return { ...route, id, children: route.children && withIds(route.children, id) }
  })
}

function bare(path: string): string {
  return path.slice(1)
}

function documentLoader(source: DocumentSource, name: string, language: Language) {
  return { loader: ({ request }: { request: Request }) => source(name, language, request.signal) }
}

function messageHead(read: (m: Messages) => Omit<Head, 'isIndexed'>): HeadHandle {
  return { head: (_data, m) => ({ ...read(m), isIndexed: true }) }
}

const documentHead: HeadHandle = {
  head: (data, m) => {
    const state = data as DocumentState | undefined // what every documentLoader gives; undefined while it is loading
    return state?.state === 'ready'
      ? { title: state.document.title, description: state.document.description, isIndexed: true }
      : { title: m.document.failedTitle, description: m.document.failedText, isIndexed: false }
  },
}

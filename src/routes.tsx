import type { RouteObject } from 'react-router'
import { type Language, languages } from '../content/languages.ts'
import { printMessages } from '../content/messages/book.ts'
import { glossaryMessages } from '../content/messages/glossary.ts'
import { calculatorMessages, homeMessages } from '../content/messages/home.ts'
import { messages } from '../content/messages/messages.ts'
import { searchMessages } from '../content/messages/search.ts'
import { deliveryMessages, findingsMessages } from '../content/messages/use-case.ts'
import type { Page } from '../content/pages.ts'
import { allPages, documentOf, localPath, pageAt } from '../content/paths.ts'
import { loadWords } from './language/later-words.ts'
import { loadChunk } from './loading/load-chunk.ts'
import type { DocumentSource } from './markdown/document-source.ts'
import { headHandle, notFoundHandle } from './shell/head/page-head.ts'
import { RouteError } from './shell/RouteError.tsx'
import { Shell } from './shell/Shell.tsx'

/** The components of the pages by the name of their chunk (architecture §6). */
const chunks = {
  HomePage: () => import('./pages/home/HomePage.tsx').then((module) => module.HomePage),
  DocumentPage: () => import('./pages/document/DocumentPage.tsx').then((module) => module.DocumentPage),
  GlossaryPage: () => import('./pages/glossary/GlossaryPage.tsx').then((module) => module.GlossaryPage),
  SearchPage: () => import('./pages/search/SearchPage.tsx').then((module) => module.SearchPage),
  SignUpPage: () => import('./pages/sign-up/SignUpPage.tsx').then((module) => module.SignUpPage),
  ManualPage: () => import('./pages/manual/ManualPage.tsx').then((module) => module.ManualPage),
  UseCasePage: () => import('./pages/use-case/UseCasePage.tsx').then((module) => module.UseCasePage),
  NotFoundPage: () => import('./pages/not-found/NotFoundPage.tsx').then((module) => module.NotFoundPage),
}

/** The sentences that a page shows beside those of every page. */
const words: Partial<Record<keyof typeof chunks, readonly object[]>> = {
  HomePage: [homeMessages, calculatorMessages],
  DocumentPage: [printMessages],
  GlossaryPage: [glossaryMessages],
  ManualPage: [printMessages],
  SearchPage: [searchMessages],
  UseCasePage: [findingsMessages, deliveryMessages],
}

const components = {
  document: 'DocumentPage',
  introduction: 'ManualPage',
  chapter: 'ManualPage',
  useCase: 'UseCasePage',
} as const satisfies Partial<Record<Page['kind'], keyof typeof chunks>>

/** Asks whether a page without a document may be shown by the scripts that are there; throws where it may not. */
type MayBeShown = (pathname: string) => Promise<void>

/** The route table of the specification (§2), once in each language: every address of content/pages.ts. */
export function createRoutes(source: DocumentSource, mayBeShown: MayBeShown = async () => {}): RouteObject[] {
  return languages.map((language) => ({
    id: language,
    path: localPath('/', language),
    element: <Shell />,
    errorElement: <RouteError />,
    children: [
      {
        id: `${language}-pages`,
        errorElement: <RouteError />,
        children: [
          ...allPages.flatMap((page) =>
            [page.path, ...(page.aliases ?? [])].map((path) => route(page, path, language, source, mayBeShown)),
          ),
          {
            id: `${language} *`,
            path: '*',
            ...chunk('NotFoundPage', language),
            handle: notFoundHandle,
          },
        ],
      },
    ],
  }))
}

function route(
  page: Page,
  path: string,
  language: Language,
  source: DocumentSource,
  mayBeShown: MayBeShown,
): RouteObject {
  const document = documentOf(page)
  return {
    id: localPath(path, language), // its own, so that the page's data can be handed over at hydration
    ...(path === '/' ? { index: true } : { path: path.slice(1) }),
    ...chunk(chunkOf(page), language),
    loader: async ({ request }) => {
      const { pathname } = new URL(request.url)
      if (document) return source(document, language, request.signal, pathname)
      await mayBeShown(pathname)
      return null
    },
    handle: headHandle(page),
  }
}

/** The chunk of the page at an address, for its style. */
export function chunkAt(path: string): string {
  const page = pageAt(path)
  return page ? chunkOf(page) : 'NotFoundPage'
}

function chunkOf(page: Page): keyof typeof chunks {
  return page.kind === 'own' ? page.component : components[page.kind]
}

function chunk(id: keyof typeof chunks, language: Language) {
  return {
    lazy: async () => {
      const [Component] = await Promise.all([
        loadChunk(id, chunks[id]),
        loadWords([messages, ...(words[id] ?? [])], language),
      ])
      return { Component }
    },
  }
}

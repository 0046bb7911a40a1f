import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import type { BookFiles } from '../content/books.ts'
import { homeMessages } from '../content/messages/home.ts'
import { messages } from '../content/messages/messages.ts'
import { pages } from '../content/pages.ts'
import { addressOfDocument, canonicalPath, paths, readPath } from '../content/paths.ts'
import { DocumentError } from './markdown/contract/document-error.ts'
import { readFrontMatter } from './markdown/contract/front-matter.ts'
import { refuseUnreadable } from './markdown/contract/limits.ts'
import { readSections } from './markdown/document-sections.ts'
import type { DocumentSource, DocumentState } from './markdown/document-source.ts'
import { readFirstWords } from './markdown/first-words.ts'
import { BookFilesContext } from './markdown/PrintPart.tsx'
import { fillPlaceholders, placeholderNames } from './markdown/placeholders.ts'
import { plainMarkdown } from './markdown/plain-markdown.ts'
import { readCallouts } from './markdown/plugins/callouts.ts'
import { readHeadingIds } from './markdown/plugins/heading-ids.ts'
import { renderDocument } from './markdown/render-document.ts'
import type { RenderedDocument } from './markdown/rendered-document.ts'
import { safeHref } from './markdown/safe-link.ts'
import { chunkAt, createRoutes } from './routes.tsx'
import { renderOffline, savedLine } from './saving/render-offline.ts'
import { headOf } from './shell/head/page-head.ts'
import { renderAnswers } from './sign-up/render-answers.ts'

/** What a page says of itself, for search engines, networks and programs. */
export type Facts = {
  /** As it stands in the head, and as it stands on the page. */
  title: string
  heading: string
  description: string
  /** The document that the page shows, if it shows one. */
  document: RenderedDocument | null
}

/** A page as HTML: `head` holds its title, description and links, `body` the root element; `chunk` names its script. */
export type RenderedPage = { head: string; body: string; facts: Facts; chunk: string }

/** The root that the browser hydrates; what React lifts out of it, and puts before it, is for the head. */
const ROOT = '<div id="root">'

/** Renders pages by their addresses; it throws when an address redirects or a loader fails. */
export function pageRenderer(source: DocumentSource, files: BookFiles): (pathname: string) => Promise<RenderedPage> {
  const handler = createStaticHandler(createRoutes(source)) // the table of routes is read once for all pages
  return async (pathname) => {
    const context = await handler.query(new Request(`http://prerender${pathname}`))
    if (context instanceof Response) throw new Error(`${pathname} redirects to ${context.headers.get('location')}`)
    for (const error of Object.values(context.errors ?? {})) throw error
    const html = renderToString(
      <div id="root">
        <BookFilesContext value={files}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </BookFilesContext>
      </div>,
    )
    const begin = html.indexOf(ROOT)
    const matches = context.matches.map(({ route }) => ({
      handle: route.handle as unknown,
      loaderData: context.loaderData[route.id] as unknown,
    }))
    return {
      head: html.slice(0, begin),
      body: html.slice(begin),
      facts: factsOf(pathname, matches),
      chunk: chunkAt(readPath(pathname).path),
    }
  }
}

function factsOf(pathname: string, matches: Parameters<typeof headOf>[0]): Facts {
  const { language, path } = readPath(pathname)
  const { title, description, isIndexed } = headOf(matches, messages[language], language)
  const headings: Partial<Record<string, string>> = {
    [paths.home]: homeMessages[language].hero.title,
    [paths.signUp]: messages[language].signUp.title,
    [paths.search]: pages.search.label[language],
    [paths.glossary]: pages.glossary.label[language],
  }
  const state = matches.at(-1)?.loaderData as DocumentState | undefined // loaders give documents only
  // the list of all pages carries the privacy policy, but is not its page
  const isShown = state?.state === 'ready' && addressOfDocument(state.document.name) === canonicalPath(path)
  const document = isShown ? state.document : null
  const heading = document?.heading ?? headings[canonicalPath(path)]
  if (!heading && isIndexed) throw new Error(`${pathname} has no heading for search engines: give it one here.`)
  return { title, description, document, heading: heading ?? title }
}

/** How the site reads Markdown, for the build and the checks of the words. */
export const markdown = {
  DocumentError,
  fillPlaceholders,
  placeholderNames,
  plainMarkdown,
  readCallouts,
  readFirstWords,
  readFrontMatter,
  readHeadingIds,
  readSections,
  refuseUnreadable,
  renderDocument,
  safeHref,
}

/** The page that stands in for what is not saved, and the line on what is. */
export const offline = { renderOffline, savedLine }

/** The pages of the sign-up service, for the server to fill in. */
export const signUp = { renderAnswers }

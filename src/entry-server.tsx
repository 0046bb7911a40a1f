import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { homeEn } from '../content/messages/home.en.ts'
import { homeSv } from '../content/messages/home.sv.ts'
import { canonicalPath, paths, readPath } from '../content/paths.ts'
import { messages } from './language/use-messages.ts'
import { addressOfDocument, documentNames } from './markdown/document-names.ts'
import type { DocumentSource, DocumentState } from './markdown/document-source.ts'
import { FrontMatterError, readFrontMatter } from './markdown/front-matter.ts'
import { markCallouts, readHeadingIds } from './markdown/mdast-plugins.ts'
import { placeholderNames } from './markdown/placeholders.ts'
import { plainMarkdown } from './markdown/plain-markdown.ts'
import { readQuestions } from './markdown/questions.ts'
import { renderDocument } from './markdown/render-document.ts'
import type { RenderedDocument } from './markdown/rendered-document.ts'
import { safeHref } from './markdown/safe-link.ts'
import { createRoutes } from './routes.tsx'
import { headOf } from './shell/head/page-head.ts'

/** What a page says of itself, for search engines, networks and programs. */
export type Facts = {
  /** As it stands in the head, and as it stands on the page. */
  title: string
  heading: string
  description: string
  /** The document that the page shows, if it shows one. */
  document: RenderedDocument | null
}

/** A page as HTML: `head` holds its title, description and links, `body` the root element and all in it. */
export type RenderedPage = { head: string; body: string; facts: Facts }

/** The root that the browser hydrates; what React lifts out of it, and puts before it, is for the head. */
const ROOT = '<div id="root">'

/**
 * The page of an address.
 * @throws Error when the address redirects or a loader fails.
 */
export async function renderPage(pathname: string, source: DocumentSource): Promise<RenderedPage> {
  const handler = createStaticHandler(createRoutes(source))
  const context = await handler.query(new Request(`http://prerender${pathname}`))
  if (context instanceof Response) throw new Error(`${pathname} redirects to ${context.headers.get('location')}`)
  for (const error of Object.values(context.errors ?? {})) throw error
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = renderToString(
    <div id="root">
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </div>,
  )
  const begin = html.indexOf(ROOT)
  const matches = context.matches.map(({ route }) => ({
    handle: route.handle as unknown,
    loaderData: context.loaderData[route.id] as unknown,
  }))
  return { head: html.slice(0, begin), body: html.slice(begin), facts: factsOf(pathname, matches) }
}

function factsOf(pathname: string, matches: Parameters<typeof headOf>[0]): Facts {
  const { language, path } = readPath(pathname)
  const { title, description, isIndexed } = headOf(matches, messages[language])
  const own = { en: homeEn, sv: homeSv }[language]
  const headings: Partial<Record<string, string>> = {
    [paths.home]: own.hero.title,
    [paths.signUp]: messages[language].signUp.title,
    [paths.search]: messages[language].pages.search.title,
  }
  const state = matches.at(-1)?.loaderData as DocumentState | undefined // loaders give documents only
  // the list of all pages carries the privacy policy, but is not its page
  const isShown = state?.state === 'ready' && addressOfDocument(state.document.name).path === canonicalPath(path)
  const document = isShown ? state.document : null
  const heading = document?.heading ?? headings[canonicalPath(path)]
  if (!heading && isIndexed) throw new Error(`${pathname} has no heading for search engines: give it one here.`)
  return { title, description, document, heading: heading ?? title }
}

/** How the site reads Markdown, for the build and the checks of the words. */
export const markdown = {
  addressOfDocument,
  documentNames,
  FrontMatterError,
  markCallouts,
  placeholderNames,
  plainMarkdown,
  readFrontMatter,
  readHeadingIds,
  readQuestions,
  renderDocument,
  safeHref,
}

import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { homeMessages } from '../content/messages/home.ts'
import { messages } from '../content/messages/messages.ts'
import { pages } from '../content/pages.ts'
import { addressOfDocument, canonicalPath, pageAt, paths, readPath } from '../content/paths.ts'
import { LanguageContext } from './language/use-messages.ts'
import { DocumentError } from './markdown/contract/document-error.ts'
import { readFrontMatter } from './markdown/contract/front-matter.ts'
import { refuseUnreadable } from './markdown/contract/limits.ts'
import { readSections } from './markdown/document-sections.ts'
import { readFirstWords } from './markdown/first-words.ts'
import { fillPlaceholders, placeholderNames } from './markdown/placeholders.ts'
import { plainMarkdown } from './markdown/plain-markdown.ts'
import { readCallouts } from './markdown/plugins/callouts.ts'
import { readHeadingIds } from './markdown/plugins/heading-ids.ts'
import { renderDocument } from './markdown/render-document.ts'
import type { RenderedDocument } from './markdown/rendered-document.ts'
import { safeHref } from './markdown/safe-link.ts'
import { readMarkdown } from './markdown/site-markdown.ts'
import { type PageKind, pageBody } from './pages/page-body.tsx'
import { renderOffline, savedLine } from './saving/render-offline.ts'
import { PageHead } from './shell/head/PageHead.tsx'
import { makeHead } from './shell/head/page-head.ts'
import { PageContext, type ShownPage } from './shell/page-context.ts'
import { Shell } from './shell/Shell.tsx'
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

/** A page as HTML: `head` holds its title, description and links, `body` the root element; `kind` names its style. */
export type RenderedPage = { head: string; body: string; facts: Facts; kind: PageKind }

/** What is loaded for the head: React puts it before everything else. */
const PRELOADS = /^(?:<link[^>]*>)*/

/**
 * Renders the page of an address; an address that no page has shows the not-found page.
 * @param document what `documentOf` its entry names, rendered; null for a page without one.
 */
export function renderPage(pathname: string, document: RenderedDocument | null): RenderedPage {
  const { language, path } = readPath(pathname)
  const page = pageAt(path) ?? null
  const shown: ShownPage = { pathname, path, page, document }
  const { kind, body } = pageBody(page, document)
  const inContext = (content: React.ReactNode) => (
    <LanguageContext value={language}>
      <PageContext value={shown}>{content}</PageContext>
    </LanguageContext>
  )
  const html = renderToString(
    inContext(
      <div id="root">
        <Shell>{body}</Shell>
      </div>,
    ),
  )
  const [preloads] = PRELOADS.exec(html) ?? ['']
  return {
    head: renderToStaticMarkup(inContext(<PageHead />)) + preloads,
    body: html.slice(preloads.length),
    facts: factsOf(shown),
    kind,
  }
}

function factsOf({ pathname, path, page, document }: ShownPage): Facts {
  const { language } = readPath(pathname)
  const { title, description, isIndexed } = makeHead(page, document, language)
  const headings: Partial<Record<string, string>> = {
    [paths.home]: homeMessages[language].hero.title,
    [paths.signUp]: messages[language].signUp.title,
    [paths.search]: pages.search.label[language],
    [paths.glossary]: pages.glossary.label[language],
  }
  // the list of all pages carries the privacy policy, but is not its page
  const own = document && addressOfDocument(document.name) === canonicalPath(path) ? document : null
  const heading = own?.heading ?? headings[canonicalPath(path)]
  if (!heading && isIndexed) throw new Error(`${pathname} has no heading for search engines: give it one here.`)
  return { title, description, document: own, heading: heading ?? title }
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
  readMarkdown,
  readSections,
  refuseUnreadable,
  renderDocument,
  safeHref,
}

/** The page that stands in for what is not saved, and the line on what is. */
export const offline = { renderOffline, savedLine }

/** The pages of the sign-up service, for the server to fill in. */
export const signUp = { renderAnswers }

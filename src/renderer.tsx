import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { Language } from '../content/languages.ts'
import { offlineMessages } from '../content/messages/offline.ts'
import { pageAt, readPath } from '../content/paths.ts'
import { LanguageContext } from './language/use-messages.ts'
import { readSections } from './markdown/document-sections.ts'
import { plainMarkdown } from './markdown/plain-markdown.ts'
import { renderDocument } from './markdown/render-document.ts'
import type { RenderedDocument } from './markdown/rendered-document.ts'
import { type PageKind, pageBody } from './pages/page-body.tsx'
import { OfflinePage } from './saving/OfflinePage.tsx'
import { PageHead } from './shell/head/PageHead.tsx'
import { describePage, type Facts } from './shell/head/page-head.ts'
import { PageContext } from './shell/page-context.ts'
import { Shell } from './shell/Shell.tsx'
import { renderResponses } from './sign-up/render-responses.ts'

/** A page as HTML: `head` holds its title, description and links, `body` the root element; `kind` names its style. */
export type RenderedPage = { head: string; body: string; facts: Facts; kind: PageKind }

/**
 * Renders the page of an address; an address that no page has shows the not-found page.
 * @param document what `documentOf` its entry names, rendered; null for a page without one.
 */
export function renderPage(pathname: string, document: RenderedDocument | null): RenderedPage {
  const { language, path } = readPath(pathname)
  const page = pageAt(path) ?? null
  const { kind, body } = pageBody(page, document)
  const html = renderToString(
    <LanguageContext value={language}>
      <PageContext value={{ pathname, path, page, document }}>
        <PageHead />
        <div id="root">
          <Shell>{body}</Shell>
        </div>
      </PageContext>
    </LanguageContext>,
  )
  const root = html.indexOf('<div id="root">') // React puts what belongs in the head before everything else
  return {
    head: html.slice(0, root),
    body: html.slice(root),
    facts: describePage(page, document, language),
    kind,
  }
}

/** Renders the page that stands in for what is not saved: the content of its head, and its body. */
export function renderOffline(language: Language): { head: string; body: string } {
  return {
    head: `<title>${offlineMessages[language].tab}</title><meta name="robots" content="noindex">`,
    body: renderToStaticMarkup(
      <LanguageContext value={language}>
        <OfflinePage />
      </LanguageContext>,
    ),
  }
}

/** How the site reads Markdown, for the build. */
export const markdown = { plainMarkdown, readSections, renderDocument }

/** The pages of the sign-up service, for the server to fill in. */
export const signUp = { renderResponses }

import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { offlineMessages } from '../generated/messages/offline.ts'
import type { Language } from '../site/languages.ts'
import { pageAt, parseLocalPath } from '../site/paths.ts'
import { IslandCodeContext } from './components/Island.tsx'
import { LanguageContext } from './language/use-messages.ts'
import { readSections } from './markdown/document-sections.ts'
import { plainMarkdown } from './markdown/plain-markdown.ts'
import { renderDocument } from './markdown/render-document.ts'
import type { RenderedDocument } from './markdown/rendered-document.ts'
import { type PageKind, pageBody } from './pages/page-body.tsx'
import { OfflinePage } from './saving/OfflinePage.tsx'
import { Document } from './shell/head/Document.tsx'
import { PageHead } from './shell/head/PageHead.tsx'
import { noAssets, type PageAssets } from './shell/head/page-assets.ts'
import { type PageMeta, type PublishedPage, readMeta } from './shell/head/page-meta.ts'
import { PageContext } from './shell/page-context.ts'
import { Shell } from './shell/Shell.tsx'
import { renderResponses } from './sign-up/render-responses.ts'

/** What is known of the page of an address before it is rendered; `kind` names its style. */
export type DescribedPage = { meta: PageMeta; kind: PageKind }

/** @param document what `documentOf` its entry names, rendered; null for a page without one. */
export function describePage(pathname: string, document: RenderedDocument | null): DescribedPage {
  const { language, path } = parseLocalPath(pathname)
  const page = pageAt(path) ?? null
  return { meta: readMeta(page, document, language), kind: pageBody(page, document).kind }
}

/**
 * Renders the page of an address; an address that no page has shows the not-found page.
 * @param published the page that it shows, as search engines may know it; null for what is not found.
 */
export function renderPage(
  pathname: string,
  document: RenderedDocument | null,
  assets: PageAssets = noAssets,
  published: PublishedPage | null = null,
): string {
  const { language, path } = parseLocalPath(pathname)
  const page = pageAt(path) ?? null
  return renderDocumentElement(
    language,
    <PageContext value={{ pathname, path, page, document }}>
      <IslandCodeContext value={assets.codeOf}>
        <Document assets={assets} head={<PageHead meta={readMeta(page, document, language)} published={published} />}>
          <div id="root">
            <Shell>{pageBody(page, document).body}</Shell>
          </div>
        </Document>
      </IslandCodeContext>
    </PageContext>,
  )
}

/** Renders the page that stands in for what is not saved. */
export function renderOffline(language: Language, assets: PageAssets): string {
  const head = (
    <>
      <title>{offlineMessages[language].tab}</title>
      <meta name="robots" content="noindex" />
    </>
  )
  return renderDocumentElement(
    language,
    <Document assets={assets} head={head}>
      <OfflinePage />
    </Document>,
  )
}

function renderDocumentElement(language: Language, element: ReactElement): string {
  return `<!doctype html>${renderToString(<LanguageContext value={language}>{element}</LanguageContext>)}\n`
}

/** How the site reads Markdown, for the build. */
export const markdown = { plainMarkdown, readSections, renderDocument }

/** The pages of the sign-up service, for the server to fill in. */
export const signUpPages = { renderResponses }

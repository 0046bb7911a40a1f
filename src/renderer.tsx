import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { offlineMessages } from '../generated/messages/offline.ts'
import type { Language } from '../site/languages.ts'
import { pageAt, parseLocalPath } from '../site/paths.ts'
import { IslandChunksContext } from './components/Island.tsx'
import { LanguageContext } from './language/use-messages.ts'
import { readSections } from './markdown/document-sections.ts'
import { toPlainMarkdown } from './markdown/plain-markdown.ts'
import { renderDocument } from './markdown/render-document.ts'
import type { RenderedDocument } from './markdown/rendered-document.ts'
import { getPageBody, type PageKind } from './pages/page-body.tsx'
import { OfflinePage } from './saving/OfflinePage.tsx'
import { DeferredSheetsContext } from './shell/head/DeferredSheets.tsx'
import { HtmlDocument } from './shell/head/HtmlDocument.tsx'
import { PageHead } from './shell/head/PageHead.tsx'
import { noPageAssets, type PageAssets } from './shell/head/page-assets.ts'
import { getPageMeta, type PageMeta, type PublishedPage } from './shell/head/page-meta.ts'
import { PageContext } from './shell/page-context.ts'
import { Shell } from './shell/Shell.tsx'
import { renderResponses } from './sign-up/render-responses.ts'

/** The metadata of a page, and its kind, which selects its stylesheet. */
export type DescribedPage = { meta: PageMeta; kind: PageKind }

/** @param document the rendered document that `documentOf` names; null for a page without one. */
export function describePage(pathname: string, document: RenderedDocument | null): DescribedPage {
  const { language, path } = parseLocalPath(pathname)
  const page = pageAt(path) ?? null
  return { meta: getPageMeta(page, document, language), kind: getPageBody(page, document).kind }
}

/**
 * Renders the page of an address; an unknown address shows the not-found page.
 * @param published the page's metadata for search engines; null for the not-found page.
 */
export function renderPage(
  pathname: string,
  document: RenderedDocument | null,
  assets: PageAssets = noPageAssets,
  published: PublishedPage | null = null,
): string {
  const { language, path } = parseLocalPath(pathname)
  const page = pageAt(path) ?? null
  return renderDocumentElement(
    language,
    <PageContext value={{ pathname, path, page, document }}>
      <IslandChunksContext value={assets.chunksOfIsland}>
        <DeferredSheetsContext value={assets.deferredSheets}>
          <HtmlDocument
            assets={assets}
            head={<PageHead meta={getPageMeta(page, document, language)} published={published} />}
          >
            <div id="root">
              <Shell>{getPageBody(page, document).body}</Shell>
            </div>
          </HtmlDocument>
        </DeferredSheetsContext>
      </IslandChunksContext>
    </PageContext>,
  )
}

/** Renders the offline page, which the service worker shows instead of a page that is not saved. */
export function renderOffline(language: Language, assets: PageAssets): string {
  const head = (
    <>
      <title>{offlineMessages[language].tab}</title>
      <meta name="robots" content="noindex" />
    </>
  )
  return renderDocumentElement(
    language,
    <HtmlDocument assets={assets} head={head}>
      <OfflinePage />
    </HtmlDocument>,
  )
}

function renderDocumentElement(language: Language, element: ReactElement): string {
  return `<!doctype html>${renderToString(<LanguageContext value={language}>{element}</LanguageContext>)}\n`
}

/** The Markdown functions that the build uses. */
export const markdown = { toPlainMarkdown, readSections, renderDocument }

/** The pages of the sign-up service, for the server to fill in. */
export const signUpPages = { renderResponses }

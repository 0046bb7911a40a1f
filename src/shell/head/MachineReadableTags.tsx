import { site } from '../../../site/facts.ts'
import { type Language, languages, locales } from '../../../site/languages.ts'
import { markdownAddress, paths } from '../../../site/paths.ts'
import type { PublishedPage } from './page-meta.ts'
import { SOCIAL_IMAGE_HEIGHT, SOCIAL_IMAGE_WIDTH } from './social-image-size.ts'
import { createStructuredData } from './structured-data.ts'

/**
 * Tags for social networks, search engines and other programs: Open Graph, structured data (JSON-LD), and a link to the
 * document as Markdown. The Content-Security-Policy need not allow JSON-LD, since it is not executed.
 */
export function MachineReadableTags({ page }: { page: PublishedPage }) {
  const { origin, language, document } = page
  // Escapes “<”, since “</script>” in the data would end the element.
  const data = JSON.stringify(createStructuredData(page)).replaceAll('<', '\\u003c')
  return (
    <>
      <meta property="og:type" content={page.address === paths.home ? 'website' : 'article'} />
      <meta property="og:site_name" content={site.product} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      {origin && <meta property="og:url" content={origin + page.pathname} />}
      <meta property="og:locale" content={openGraphLocale(language)} />
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={openGraphLocale(other)} />
        ))}
      <meta property="og:image" content={origin + page.picture} />
      <meta property="og:image:width" content={String(SOCIAL_IMAGE_WIDTH)} />
      <meta property="og:image:height" content={String(SOCIAL_IMAGE_HEIGHT)} />
      <meta property="og:image:alt" content={page.heading} />
      <meta name="twitter:card" content="summary_large_image" />
      {document && <link rel="alternate" type="text/markdown" href={origin + markdownAddress(document)} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, escaped above */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
    </>
  )
}

/** The locale of a language in Open Graph notation (en_GB). */
function openGraphLocale(language: Language): string {
  return locales[language].replace('-', '_')
}

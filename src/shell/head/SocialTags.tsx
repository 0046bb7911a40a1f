import { site } from '../../../site/facts.ts'
import { type Language, languages, locales } from '../../../site/languages.ts'
import { paths, plainAddress } from '../../../site/paths.ts'
import type { PublishedPage } from './page-meta.ts'
import { SHARE_HEIGHT, SHARE_WIDTH } from './share-size.ts'
import { structuredData } from './structured-data.ts'

/**
 * What the head of a page holds for networks and search engines, and costs no script: cards, structured data and the
 * Markdown of its document. Browsers do not run the JSON-LD, so the Content-Security-Policy need not name it.
 */
export function SocialTags({ page }: { page: PublishedPage }) {
  const { origin, language, document } = page
  // A closing tag inside the data would end the script.
  const data = JSON.stringify(structuredData(page)).replaceAll('<', '\\u003c')
  return (
    <>
      <meta property="og:type" content={page.address === paths.home ? 'website' : 'article'} />
      <meta property="og:site_name" content={site.product} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      {origin && <meta property="og:url" content={origin + page.pathname} />}
      <meta property="og:locale" content={underscored(language)} />
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={underscored(other)} />
        ))}
      <meta property="og:image" content={origin + page.picture} />
      <meta property="og:image:width" content={String(SHARE_WIDTH)} />
      <meta property="og:image:height" content={String(SHARE_HEIGHT)} />
      <meta property="og:image:alt" content={page.heading} />
      <meta name="twitter:card" content="summary_large_image" />
      {document && <link rel="alternate" type="text/markdown" href={origin + plainAddress(document)} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is data of ours, without a sign that ends it */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
    </>
  )
}

/** A locale as Open Graph writes it. */
function underscored(language: Language): string {
  return locales[language].replace('-', '_')
}

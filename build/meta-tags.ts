import { type Language, languages, locales } from '../content/languages.ts'
import { paths } from '../content/paths.ts'
import { site } from '../content/site.ts'
import { escapeHtml } from '../server/html.ts'
import { plainAddress } from './documents.ts'
import type { PageMetadata } from './page-metadata.ts'
import { SHARE_HEIGHT, SHARE_WIDTH } from './share-pictures.ts'
import { type ShownFilm, structuredData } from './structured-data.ts'

/** What the head of every page holds for browsers. */
export function deviceTags(language: Language): string {
  return (
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32">' +
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">' +
    `<link rel="manifest" href="/manifest_${language}.webmanifest">`
  )
}

/**
 * What the head of a page holds for networks and search engines, and costs no script: cards, structured data and the
 * Markdown of its document. Browsers do not run the JSON-LD, so the Content-Security-Policy need not name it.
 */
export function metaTags(page: PageMetadata, origin: string, film: ShownFilm): string {
  const meta = (name: string, content: string) => `<meta property="og:${name}" content="${escapeHtml(content)}">`
  const underscored = (language: Language) => locales[language].replace('-', '_') // as Open Graph writes it
  const tags = [
    meta('type', page.address === paths.home ? 'website' : 'article'),
    meta('site_name', site.product),
    meta('title', page.title),
    meta('description', page.description),
    origin && meta('url', `${origin}${page.pathname}`),
    meta('locale', underscored(page.language)),
    ...languages
      .filter((other) => other !== page.language)
      .map((other) => meta('locale:alternate', underscored(other))),
    meta('image', `${origin}${page.picture}`),
    meta('image:width', String(SHARE_WIDTH)),
    meta('image:height', String(SHARE_HEIGHT)),
    meta('image:alt', page.heading),
    '<meta name="twitter:card" content="summary_large_image">',
    page.document && `<link rel="alternate" type="text/markdown" href="${origin}${plainAddress(page.document)}">`,
  ]
  // A closing tag inside the data would end the script.
  const data = JSON.stringify(structuredData(page, origin, film)).replaceAll('<', '\\u003c')
  return `${tags.filter(Boolean).join('')}<script type="application/ld+json">${data}</script>`
}

import { LOCAL_ORIGIN } from '../../server/settings.ts'
import { site } from '../../site/facts.ts'
import { type Language, languageNames, languages } from '../../site/languages.ts'
import { localPath, markdownAddress } from '../../site/paths.ts'
import type { PublishedPage } from '../../src/shell/head/page-meta.ts'

/** The files for search engines and language models (sitemap.xml, robots.txt, llms.txt) by name. */
export function makeSeoFiles(pages: readonly PublishedPage[], origin: string): Record<string, string> {
  const full = origin || LOCAL_ORIGIN
  return {
    'sitemap.xml': makeSitemap(pages, full),
    'robots.txt': origin ? makeRobotsTxt(origin) : DISALLOW_ALL,
    'llms.txt': makeLlmsTxt(pages, origin),
  }
}

/** The sitemap: every page with its translations and last modification date. */
function makeSitemap(pages: readonly PublishedPage[], origin: string): string {
  const entries = pages.map(({ address, pathname, changed }) => {
    const links = languages.map((language) => makeAlternateLink(language, `${origin}${localPath(address, language)}`))
    links.push(makeAlternateLink('x-default', `${origin}${address}`))
    return `<url><loc>${origin}${pathname}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${links.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

function makeAlternateLink(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`
}

/** A preview must not be indexed. */
const DISALLOW_ALL = 'User-agent: *\nDisallow: /\n'

function makeRobotsTxt(origin: string): string {
  return `User-agent: *
Disallow: /subscribe/
Disallow: /search-index.json
Disallow: /static/search/

Sitemap: ${origin}/sitemap.xml
`
}

/** llms.txt (llmstxt.org): every document as plain Markdown, with a one-line description. */
function makeLlmsTxt(pages: readonly PublishedPage[], origin: string): string {
  const home = pages.find(({ pathname }) => pathname === '/')
  const list = (language: Language) =>
    pages
      .filter((page) => page.language === language)
      .flatMap(({ document, heading, description }) =>
        document ? [`- [${heading}](${origin}${markdownAddress(document)}): ${description}`] : [],
      )
  const sections = languages.map((language) => `## ${languageNames[language]}\n\n${list(language).join('\n')}`)
  return `# ${site.product}\n\n> ${home?.description ?? ''}\n\n${sections.join('\n\n')}\n`
}

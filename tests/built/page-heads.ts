import { languages } from '../../site/languages.ts'
import { indexedPaths, localPath } from '../../site/paths.ts'
import { fetchPage } from './read-site.ts'

/** The paths of all pages that search engines may index. */
export const indexedAddresses: readonly string[] = languages.flatMap((language) =>
  indexedPaths.map((path) => localPath(path, language)),
)

/** The path and query of an absolute or relative URL. */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address, 'http://site')
  return pathname + search
}

type Link = { href: string; rel: string; hreflang: string; type: string }

/** An entity of the structured data, with its schema.org type. */
export type Thing = { '@type': string } & Record<string, unknown>

/** Parses the metadata in the head of a page. */
export async function readHead(address: string) {
  const { document } = await fetchPage(address)
  const links = [...document.querySelectorAll('head link')].map((link) =>
    readLink((name) => link.getAttribute(name) ?? ''),
  )
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent
  const graph: { '@context': string; '@graph': Thing[] } = JSON.parse(data ?? '{}')
  return {
    title: document.title,
    canonical: pathOf(links.find(({ rel }) => rel === 'canonical')?.href ?? ''),
    alternates: new Map(links.filter(({ hreflang }) => hreflang).map(({ hreflang, href }) => [hreflang, pathOf(href)])),
    markdown: links.find(({ type }) => type === 'text/markdown')?.href,
    manifest: links.find(({ rel }) => rel === 'manifest')?.href ?? '',
    meta: (name: string) =>
      document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '',
    context: graph['@context'],
    things: graph['@graph'],
  }
}

function readLink(read: (name: string) => string): Link {
  return { href: read('href'), rel: read('rel'), hreflang: read('hreflang'), type: read('type') }
}

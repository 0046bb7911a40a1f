import { parseHTML } from 'linkedom'
import { inject } from 'vitest'
import { languages } from '../../site/languages.ts'
import { allPages, localPath } from '../../site/paths.ts'

/* Fetches and parses the pages of the built site without a browser: no scripts run, and there is no layout. */

/** The address of the server that served-site.ts starts. */
export const siteAddress = inject('site')

export type TextResponse = { address: string; status: number; headers: Headers; text: string }

export type ParsedPage = TextResponse & { document: Document }

const cachedResponses = new Map<string, Promise<TextResponse>>()
const cachedPages = new Map<string, ParsedPage>()

/** Fetches an address of the site as text. Responses are cached. */
export function fetchText(address: string): Promise<TextResponse> {
  const cached = cachedResponses.get(address)
  if (cached) return cached
  const answer = fetch(siteAddress + address).then(async (response) => ({
    address,
    status: response.status,
    headers: response.headers,
    text: await response.text(),
  }))
  cachedResponses.set(address, answer)
  return answer
}

/** Fetches an address of the site without the cache, for binary bodies and for headers. */
export const fetchResponse = (address: string, init?: RequestInit): Promise<Response> =>
  fetch(siteAddress + address, init)

/** Fetches a page of the site, and parses its HTML. Pages are cached. */
export async function fetchPage(address: string): Promise<ParsedPage> {
  const cached = cachedPages.get(address)
  if (cached) return cached
  const answer = await fetchText(address)
  const { document } = parseHTML(answer.text)
  for (const element of document.querySelectorAll('*')) lowerCaseAttributes(element)
  const page = { ...answer, document }
  cachedPages.set(address, page)
  return page
}

/** Lower-cases attribute names such as srcSet, as HTML parsers do and linkedom does not. */
function lowerCaseAttributes(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    if (name === name.toLowerCase()) continue
    element.removeAttribute(name)
    element.setAttribute(name.toLowerCase(), value)
  }
}

/** The paths of all pages in all languages, and of a page that does not exist. */
export const everyPageAddress: readonly string[] = languages.flatMap((language) =>
  [...allPages.map(({ path }) => path), '/no-such-page'].map((path) => localPath(path, language)),
)

/** The text of an element with collapsed whitespace; no-break spaces are kept. */
export const readElementText = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/[ \n\t]+/g, ' ').trim() ?? ''

/** The value of an attribute of each element. */
export const readAttributes = (elements: Iterable<Element>, attribute: string): string[] =>
  [...elements].map((element) => element.getAttribute(attribute) ?? '')

/** The element with this accessible name, by aria-labelledby or aria-label. */
export function findRegion(page: Document, name: string): Element {
  const found = [...page.querySelectorAll('[aria-labelledby], [aria-label]')].find((element) => {
    const label = element.getAttribute('aria-labelledby')
    return (
      readElementText(label ? page.getElementById(label) : null) === name || element.getAttribute('aria-label') === name
    )
  })
  if (!found) throw new Error(`No part of the page is called “${name}”.`)
  return found
}

import { parseHTML } from 'linkedom'
import { inject } from 'vitest'
import { languages } from '../../site/languages.ts'
import { allPages, localPath } from '../../site/paths.ts'

/* Fetches and parses the pages of the built site without a browser: no scripts run, and there is no layout. */

/** The address of the server that served-site.ts starts. */
export const site = inject('site')

export type Answer = { address: string; status: number; headers: Headers; text: string }

export type ReadPage = Answer & { document: Document }

const answers = new Map<string, Promise<Answer>>()
const pages = new Map<string, ReadPage>()

/** Fetches an address of the site as text. Responses are cached. */
export function read(address: string): Promise<Answer> {
  const known = answers.get(address)
  if (known) return known
  const answer = fetch(site + address).then(async (response) => ({
    address,
    status: response.status,
    headers: response.headers,
    text: await response.text(),
  }))
  answers.set(address, answer)
  return answer
}

/** Fetches an address of the site without the cache, for binary bodies and for headers. */
export const ask = (address: string, init?: RequestInit): Promise<Response> => fetch(site + address, init)

/** Fetches a page of the site, and parses its HTML. Pages are cached. */
export async function readPage(address: string): Promise<ReadPage> {
  const known = pages.get(address)
  if (known) return known
  const answer = await read(address)
  const { document } = parseHTML(answer.text)
  for (const element of document.querySelectorAll('*')) lowerNames(element)
  const page = { ...answer, document }
  pages.set(address, page)
  return page
}

/** Lower-cases attribute names such as srcSet, as HTML parsers do and linkedom does not. */
function lowerNames(element: Element): void {
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
export const readWords = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/[ \n\t]+/g, ' ').trim() ?? ''

/** The value of an attribute of each element. */
export const valuesOf = (elements: Iterable<Element>, attribute: string): string[] =>
  [...elements].map((element) => element.getAttribute(attribute) ?? '')

/** The element with this accessible name, by aria-labelledby or aria-label. */
export function regionOf(page: Document, name: string): Element {
  const found = [...page.querySelectorAll('[aria-labelledby], [aria-label]')].find((element) => {
    const label = element.getAttribute('aria-labelledby')
    return readWords(label ? page.getElementById(label) : null) === name || element.getAttribute('aria-label') === name
  })
  if (!found) throw new Error(`No part of the page is called “${name}”.`)
  return found
}

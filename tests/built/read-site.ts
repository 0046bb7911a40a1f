import { parseHTML } from 'linkedom'
import { inject } from 'vitest'
import { languages } from '../../site/languages.ts'
import { allPages, localPath } from '../../site/paths.ts'

/* What the built site answers, read as a crawler does: no script runs, nothing is laid out. */

/** Where the built site is served in this run. */
export const site = inject('site')

export type Answer = { address: string; status: number; headers: Headers; text: string }

export type ReadPage = Answer & { document: Document }

const answers = new Map<string, Promise<Answer>>()
const pages = new Map<string, ReadPage>()

/** The answer to an address of the site as text; each is asked for once. */
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

/** An answer whose bytes are wanted, or its headers alone. */
export const ask = (address: string, init?: RequestInit): Promise<Response> => fetch(site + address, init)

/** A page of the site with its elements. */
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

/** As HTML reads them: linkedom keeps the letters of attributes such as srcSet. */
function lowerNames(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    if (name === name.toLowerCase()) continue
    element.removeAttribute(name)
    element.setAttribute(name.toLowerCase(), value)
  }
}

/** The addresses of all pages in all languages, with those of unknown ones. */
export const everyPageAddress: readonly string[] = languages.flatMap((language) =>
  [...allPages.map(({ path }) => path), '/no-such-page'].map((path) => localPath(path, language)),
)

/** The words of an element with single spaces, as they are read; spaces that do not break stay. */
export const readWords = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/[ \n\t]+/g, ' ').trim() ?? ''

/** What an attribute says on each of some elements. */
export const valuesOf = (elements: Iterable<Element>, attribute: string): string[] =>
  [...elements].map((element) => element.getAttribute(attribute) ?? '')

/** The region of a page that a heading or a label names. */
export function regionOf(page: Document, name: string): Element {
  const found = [...page.querySelectorAll('[aria-labelledby], [aria-label]')].find((element) => {
    const label = element.getAttribute('aria-labelledby')
    return readWords(label ? page.getElementById(label) : null) === name || element.getAttribute('aria-label') === name
  })
  if (!found) throw new Error(`No part of the page is called “${name}”.`)
  return found
}

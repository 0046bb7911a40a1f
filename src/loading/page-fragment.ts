import { fragmentAddress, type PageFragment } from './contract/page-fragment.ts'

/** Pages once read stay in memory. */
const read = new Map<string, Promise<PageFragment>>()

/**
 * The fragment of a page of the same build.
 * @throws Error when it cannot be had, or the server has another build by now.
 */
export function fetchFragment(pathname: string): Promise<PageFragment> {
  const known = read.get(pathname)
  if (known) return known
  const fragment = ask(pathname)
  read.set(pathname, fragment)
  fragment.catch(() => read.delete(pathname)) // the next one tries again
  return fragment
}

let parsed: { main: string; page: DocumentFragment } | undefined

/** Makes the page out of its HTML before it is wanted: a link that is touched or pointed at will probably be pressed. */
export function parseAhead({ main }: PageFragment): void {
  if (parsed?.main !== main) parsed = { main, page: contentOf(main) }
}

/** What a page consists of, to be put into the document; the next one who asks gets another. */
export function pageOf({ main }: PageFragment): DocumentFragment {
  const page = parsed?.main === main ? parsed.page : contentOf(main)
  parsed = undefined
  return page
}

export function contentOf(html: string): DocumentFragment {
  return Object.assign(document.createElement('template'), { innerHTML: html }).content
}

async function ask(pathname: string): Promise<PageFragment> {
  const response = await fetch(fragmentAddress(pathname))
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)
  const fragment: PageFragment = await response.json()
  if (fragment.script !== window.siteScripts?.[1]) throw new Error('The server has another build.')
  return fragment
}

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

/** Pages made out of their HTML that nobody has asked for yet, the newest last. */
const parsed = new Map<PageFragment, DocumentFragment>()

/** As many as may be in view, and one that is pointed at. */
const MOST_PARSED = 6

/** Makes the page out of its HTML before it is wanted: its link is in view at rest, or touched, or pointed at. */
export function parseAhead(fragment: PageFragment): void {
  const page = parsed.get(fragment) ?? contentOf(fragment.main)
  parsed.delete(fragment)
  parsed.set(fragment, page)
  const [oldest] = parsed.keys()
  if (parsed.size > MOST_PARSED && oldest) parsed.delete(oldest)
}

/** Nobody will ask for them any more: React renders pages itself. */
export function forgetParsed(): void {
  parsed.clear()
}

/** What a page consists of, to be put into the document; the next one who asks gets another. */
export function pageOf(fragment: PageFragment): DocumentFragment {
  const page = parsed.get(fragment) ?? contentOf(fragment.main)
  parsed.delete(fragment)
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

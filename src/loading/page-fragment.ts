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

async function ask(pathname: string): Promise<PageFragment> {
  const response = await fetch(fragmentAddress(pathname))
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)
  const fragment: PageFragment = await response.json()
  if (fragment.script !== window.siteScripts?.[1]) throw new Error('The server has another build.')
  return fragment
}

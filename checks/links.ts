import { languages } from '../content/languages.ts'
import { safeHref } from '../src/markdown/safe-link.ts'
import { type Issue, suggest } from './issue.ts'

/** A link, and the address of the page that it stands on, when it is on one alone: `#id` is a place there. */
export type LinkUse = { file: string; line: number; address: string; page?: string }

/** The ids of every page that a link can lead to, by the page's address without the language. */
export type Targets = ReadonlyMap<string, ReadonlySet<string>>

/** Links inside the site that lead nowhere, and addresses that the site would take away. */
export function checkLinks(links: readonly LinkUse[], targets: Targets): Issue[] {
  return links.flatMap(({ file, line, address, page = '' }) => {
    const fault = faultOf(address.startsWith('#') ? page + address : address, targets)
    return fault ? [{ file, line, ...fault }] : []
  })
}

const LANGUAGE = new RegExp(`^/(?:${languages.join('|')})(?:/|$|#)`)

function faultOf(address: string, targets: Targets): { what: string; todo: string } | null {
  if (/^((mailto|tel):)?\{\w+\}/.test(address)) return null // a fact of content/site.ts
  if (address === '')
    return { what: 'A link has no address.', todo: 'Write it between the round brackets: [words](/faq).' }
  if (safeHref(address) === null) {
    return { what: `The site removes the address “${address}”.`, todo: 'Begin it with /, https://, mailto: or tel:.' }
  }
  if (/^(mailto|tel|https?):/i.test(address)) return null
  if (LANGUAGE.test(address)) {
    const todo = 'Leave the language out: the page puts that of its reader in by itself.'
    return { what: `The address “${address}” names a language.`, todo }
  }
  const [path = '', id] = address.split('#')
  const ids = targets.get(path.replace(/\?.*/, ''))
  if (!ids) {
    const todo = 'Take an address from content/pages.ts, with / first; that of another site begins with https://.'
    return { what: `No page has the address “${path}”.`, todo }
  }
  if (!id || ids.has(id)) return null
  const known = Array.from(ids, (each) => `#${each}`)
  const meant = suggest(id, known, 'Take an id of that page.')
  return {
    what: `The page ${path} has no heading “#${id}”.`,
    todo: `${meant} If the heading was given another id, give it back {#${id}}: other sites may link to it.`,
  }
}

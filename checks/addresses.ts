import { normalizeAddress, RESERVED_SEGMENTS } from '../site/addresses.ts'
import type { Page } from '../site/pages.ts'
import { documentOf } from '../site/paths.ts'
import type { Issue } from './issue.ts'

/** Finds the file and line that declare a page, by its name. */
type PlaceOf = (name: string) => { file: string; line: number }
type PageEntry = Page & { name: string }
type Redirect = { from: string; to: string; file: string; line: number }

/** Reports pages whose address or document belongs to another page, or whose address is reserved by the server. */
export function checkAddresses(pages: readonly PageEntry[], placeOf: PlaceOf): Issue[] {
  const seen = new Map<string, string>()
  return pages.flatMap((page) => {
    const { name, path, aliases = [] } = page
    const issues: Issue[] = []
    const report = (what: string, todo: string) => issues.push({ ...placeOf(name), what, todo })
    for (const address of [path, ...aliases].map(normalizeAddress)) {
      const other = seen.get(address)
      if (other)
        report(
          `The address “${address}” of the page ${name} is that of the page ${other} as well.`,
          'Take it away at one of the two: an address shows one page.',
        )
      else seen.set(address, name)
      if (isReserved(address))
        report(
          `The address “${address}” of the page ${name} begins as something else that the site serves.`,
          'Take another first part; languages are put in by the site itself.',
        )
    }
    const document = documentOf(page)
    const other = document && pages.slice(0, pages.indexOf(page)).find((before) => documentOf(before) === document)
    if (other)
      report(
        `The pages ${other.name} and ${name} show the same document, “${document}”.`,
        'Let the path of one end in another word.',
      )
    return issues
  })
}

function isReserved(address: string): boolean {
  return RESERVED_SEGMENTS.includes(address.split('/')[1] ?? '')
}

/** Reports redirects from the address of a page, and chains or loops of redirects; links.ts checks their targets. */
export function checkRedirects(redirects: readonly Redirect[], pages: readonly PageEntry[]): Issue[] {
  const living = new Set(pages.flatMap(({ path, aliases = [] }) => [path, ...aliases].map(normalizeAddress)))
  return redirects.flatMap(({ from, to, ...place }, index) => {
    const report = (what: string, todo: string) => [{ ...place, what, todo }]
    if (living.has(normalizeAddress(from)) || isReserved(from))
      return report(`The old address “${from}” is answered by a page or a file.`, 'Remove the entry.')
    if (redirects.findIndex((other) => other.from === from) < index)
      return report(`The old address “${from}” stands twice.`, 'Remove one of the two.')
    const end = endOf(from, redirects)
    if (end === to) return []
    return end === null
      ? report(`The old address “${from}” leads in a circle.`, 'Let it lead to a page.')
      : report(`The old address “${from}” leads to another old one, “${to}”.`, `Let it lead to “${end}”.`)
  })
}

/** The final target of a redirect; null for a loop. */
function endOf(from: string, redirects: readonly Redirect[]): string | null {
  const passed = new Set<string>()
  for (let address = from; ; ) {
    const bare = address.replace(/#.*/, '')
    const next = redirects.find((redirect) => redirect.from === bare)
    if (!next) return address
    if (passed.has(bare)) return null
    passed.add(bare)
    address = next.to
  }
}

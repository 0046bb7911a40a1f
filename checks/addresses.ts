import { normalizeAddress, PAGE_PATH_PATTERN, RESERVED_SEGMENTS } from '../site/addresses.ts'
import type { Page } from '../site/pages.ts'
import { documentOf } from '../site/paths.ts'
import type { Issue } from './issue.ts'

/** Finds the file and line that declare a page, by its name. */
type PlaceOf = (name: string) => { file: string; line: number }
type NamedPage = Page & { name: string }
type Redirect = { from: string; to: string; file: string; line: number }

/** Page addresses that collide with another page or with another route of the server. */
export function checkAddresses(pages: readonly NamedPage[], placeOf: PlaceOf): Issue[] {
  const issues: Issue[] = []
  const seen = new Map<string, string>()
  for (const page of pages) {
    const { name, path, aliases = [], canonical = path } = page
    for (const address of [path, ...aliases]) {
      const report = (what: string, todo: string) => issues.push({ ...placeOf(name), what, todo })
      const key = normalizeAddress(address)
      const other = seen.get(key)
      if (other)
        report(
          `The address “${address}” of the page ${name} is that of the page ${other} as well (line ${placeOf(other).line}).`,
          'Take it away at one of the two: an address shows one page.',
        )
      else seen.set(key, name)
      if (!PAGE_PATH_PATTERN.test(address))
        report(
          `The address “${address}” of the page ${name} is none that people can type.`,
          'Write small letters a–z, digits, hyphens and slashes, / first and none at the end.',
        )
      if (RESERVED_SEGMENTS.includes(key.split('/')[1] ?? ''))
        report(
          `The address “${address}” of the page ${name} begins as something else that the site serves.`,
          'Take another first part; languages are put in by the site itself.',
        )
    }
    if (![path, ...aliases].includes(canonical))
      issues.push({
        ...placeOf(name),
        what: `The page ${name} calls “${canonical}” its address for search engines, which is none of its addresses.`,
        todo: 'Take one of path and aliases, or leave canonical out.',
      })
  }
  return [...issues, ...checkDocumentNames(pages, placeOf), ...checkSiblings(pages, placeOf)]
}

/** Redirects from an address that is in use, and chains or loops of redirects; links.ts checks that the target exists. */
export function checkRedirects(redirects: readonly Redirect[], pages: readonly NamedPage[]): Issue[] {
  const living = new Set(pages.flatMap(({ path, aliases = [] }) => [path, ...aliases].map(normalizeAddress)))
  return redirects.flatMap(({ from, to, ...place }, index) => {
    const report = (what: string, todo: string) => [{ ...place, what, todo }]
    if (living.has(normalizeAddress(from)) || RESERVED_SEGMENTS.includes(from.split('/')[1] ?? ''))
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

/** Two pages whose addresses end alike would show the same document. */
function checkDocumentNames(pages: readonly NamedPage[], placeOf: PlaceOf): Issue[] {
  const shown = new Map<string, NamedPage>()
  return pages.flatMap((page) => {
    const document = documentOf(page)
    const other = document && shown.get(document)
    if (document && !other) shown.set(document, page)
    if (!other) return []
    const what = `The pages ${other.name} (line ${placeOf(other.name).line}) and ${page.name} show the same document, “${document}”.`
    return { ...placeOf(page.name), what, todo: 'Let the path of one end in another word.' }
  })
}

/** Related use cases, shown at the end of a use case, that no longer exist. */
function checkSiblings(pages: readonly NamedPage[], placeOf: PlaceOf): Issue[] {
  const names = pages.filter(({ kind }) => kind === 'useCase').map(({ name }) => name)
  return pages.flatMap((page) => {
    if (page.kind !== 'useCase') return []
    return page.siblings
      .filter((sibling) => sibling === page.name || !names.includes(sibling))
      .map((sibling) => {
        const what = `The page ${page.name} offers “${sibling}” at its end, which is no other use case.`
        return { ...placeOf(page.name), what, todo: `Take one of ${names.join(', ')}.` }
      })
  })
}

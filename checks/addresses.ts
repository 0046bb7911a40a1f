import { defaultLanguage, languages } from '../site/languages.ts'
import type { Page } from '../site/pages.ts'
import { documentOf } from '../site/paths.ts'
import type { Issue } from './issue.ts'
import { lineAt } from './passage.ts'

type LineIn = (name: string) => number
type NamedPage = Page & { name: string }

export const PAGE_LIST = 'site/page-list.ts'

/** What people can type: small letters and digits, parted by a hyphen, an underscore or a slash; no slash at the end. */
const FORM = /^\/(?:[a-z0-9]+(?:[-_/][a-z0-9]+)*)?$/

/** First parts of addresses that are answered by something else: files and folders of the build, forms, other languages. */
const TAKEN: readonly string[] = [
  ...languages.filter((language) => language !== defaultLanguage),
  ...['static', 'markdown', 'figures', 'pictures', 'pdf', 'samples', 'icons', 'logos'],
  ...['404', 'offline', 'health', 'subscribe'],
]

/** Addresses of site/page-list.ts of which one would take the place of another, or of something else that is served. */
export function checkAddresses(pages: readonly NamedPage[], source: string): Issue[] {
  const lineIn = (name: string) => findLine(source, name)
  const issues: Issue[] = []
  const seen = new Map<string, { name: string; line: number }>()
  for (const page of pages) {
    const { name, path, aliases = [], canonical = path } = page
    for (const address of [path, ...aliases]) {
      const line = lineIn(name)
      const report = (what: string, todo: string) => issues.push({ file: PAGE_LIST, line, what, todo })
      const key = keyOf(address)
      const other = seen.get(key)
      if (other)
        report(
          `The address “${address}” of the page ${name} is that of the page ${other.name} as well (line ${other.line}).`,
          'Take it away at one of the two: an address shows one page.',
        )
      else seen.set(key, { name, line })
      if (!FORM.test(address))
        report(
          `The address “${address}” of the page ${name} is none that people can type.`,
          'Write small letters a–z, digits, hyphens and slashes, / first and none at the end.',
        )
      if (TAKEN.includes(key.split('/')[1] ?? ''))
        report(
          `The address “${address}” of the page ${name} begins as something else that the site serves.`,
          'Take another first part; languages are put in by the site itself.',
        )
    }
    if (![path, ...aliases].includes(canonical))
      issues.push({
        file: PAGE_LIST,
        line: lineIn(name),
        what: `The page ${name} calls “${canonical}” its address for search engines, which is none of its addresses.`,
        todo: 'Take one of path and aliases, or leave canonical out.',
      })
  }
  return [...issues, ...checkDocumentNames(pages, lineIn), ...checkSiblings(pages, lineIn)]
}

/** Two pages whose addresses end alike would show the same document. */
function checkDocumentNames(pages: readonly NamedPage[], lineIn: LineIn): Issue[] {
  const shown = new Map<string, NamedPage>()
  return pages.flatMap((page) => {
    const document = documentOf(page)
    const other = document && shown.get(document)
    if (document && !other) shown.set(document, page)
    if (!other) return []
    const what = `The pages ${other.name} (line ${lineIn(other.name)}) and ${page.name} show the same document, “${document}”.`
    return { file: PAGE_LIST, line: lineIn(page.name), what, todo: 'Let the path of one end in another word.' }
  })
}

/** Use cases that one offers at its end, and that are no longer there. */
function checkSiblings(pages: readonly NamedPage[], lineIn: LineIn): Issue[] {
  const names = pages.filter(({ kind }) => kind === 'useCase').map(({ name }) => name)
  return pages.flatMap((page) => {
    if (page.kind !== 'useCase') return []
    return page.siblings
      .filter((sibling) => sibling === page.name || !names.includes(sibling))
      .map((sibling) => {
        const what = `The page ${page.name} offers “${sibling}” at its end, which is no other use case.`
        return { file: PAGE_LIST, line: lineIn(page.name), what, todo: `Take one of ${names.join(', ')}.` }
      })
  })
}

/** Addresses that a visitor, a file system or a server would take for the same. */
function keyOf(address: string): string {
  return address
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '')
}

/** The line of the entry of a page. */
function findLine(source: string, name: string): number {
  return lineAt(source, Math.max(0, source.search(new RegExp(`^  ${name}: `, 'm'))))
}

import { languages } from '../content/languages.ts'
import type { Finding } from './finding.ts'
import type { ContentDocument, Section } from './read-document.ts'

/** How the name of a drawing ends. */
const LANGUAGE = new RegExp(`_(?:${languages.join('|')})\\.svg$`)

/** What is counted in each section, and how a difference is said. */
const PARTS: readonly { name: string; read: (section: Section) => string[] }[] = [
  { name: 'tables (rows × columns)', read: ({ tables }) => tables },
  { name: 'pictures', read: ({ pictures }) => pictures.map(({ address }) => address.replace(LANGUAGE, '')) },
  { name: 'numbered lists (steps in each)', read: ({ steps }) => steps.map(String) },
  { name: 'lists (entries in each)', read: ({ bullets }) => bullets.map(String) },
  { name: 'call-outs', read: ({ callouts }) => callouts },
  { name: 'links', read: ({ links }) => links.map(({ address }) => linkTarget(address)).sort() },
]

/** Differences between the two languages of a document in what stands in each section (see headings.ts for those). */
export function compareStructure(one: ContentDocument, other: ContentDocument): Finding[] {
  return other.sections.flatMap((section) => {
    const twin = one.sections.find(({ id }) => id === section.id)
    if (!twin) return []
    return PARTS.flatMap(({ name, read }) => {
      const [theirs, ours] = [read(twin), read(section)]
      if (theirs.join() === ours.join()) return []
      return [
        {
          file: other.file,
          line: section.line,
          what: `Section #${section.id || 'top'}, ${name}: ${list(ours)} here, ${list(theirs)} in ${one.file}:${twin.line}.`,
          todo: 'Let both languages offer the reader the same; change the one that is wrong.',
        },
      ]
    })
  })
}

function list(entries: readonly string[]): string {
  return entries.length === 0 ? 'none' : entries.join(', ')
}

/** Pages of other sites may have another address in each language: their host is compared. */
function linkTarget(address: string): string {
  return URL.canParse(address) && /^https?:/.test(address) ? new URL(address).host : address
}

import type { Root } from 'mdast'
import type { BookSize } from '../../site/books.ts'
import { isSampleAddress } from '../../site/facts.ts'
import { addressOfDocument, paths } from '../../site/paths.ts'
import { safeHref } from '../../src/markdown/safe-link.ts'
import type { LinkTarget } from './book-nodes.ts'
import { type BookSources, displayUrl, webAddress } from './book-sources.ts'

/** How many letters of a table stand beside each other on a page. */
const LINE_LENGTH: Record<BookSize, number> = { phone: 42, a5: 78 }

/** The place of the glossary at the end of the whole manual. */
const GLOSSARY = 'glossary--'

/** The name of a place in a volume: a heading of a document, or the document itself. */
export function labelOf(document: string, id = ''): string {
  return `${document}--${id}`
}

/** The documents of a volume, which has a glossary at its end; a card holds none. */
export type BookContext = { size: BookSize; trees: ReadonlyMap<string, Root> }

export type TextContext = ReturnType<typeof makeTextContext>

/** What the text of a document needs to know of its volume. */
export function makeTextContext(document: string, contents: BookContext, library: BookSources) {
  const places = placesOf(contents)
  const inside = (to: string): LinkTarget | null => (places.has(to) ? { to } : null)
  return {
    lineLength: LINE_LENGTH[contents.size],
    labelOf: (id: string) => labelOf(document, id),
    /** Where an address leads; null for one that is not followed, whose words stay. */
    target: (written: string): LinkTarget | null => {
      const href = safeHref(written)
      if (href === null || isSampleAddress(href)) return null // only the words, as an address that is not set yet
      if (href.startsWith('#')) return inside(labelOf(document, href.slice(1)))
      if (!href.startsWith('/')) return { href, shown: /^https?:/.test(href) ? displayUrl(href) : '' }
      return inside(placeOf(href, contents)) ?? webAddress(library, href)
    },
  }
}

/**
 * The name that a page or one of its sections would have in a volume; empty for a page that is not in it.
 * @example placeOf('/manual/basics#teams', contents) // 'basics--teams'
 */
export function placeOf(href: string, { trees }: BookContext): string {
  const [path = '', id = ''] = href.split('#')
  if (path === paths.glossary) return GLOSSARY
  const document = [...trees.keys()].find((name) => addressOfDocument(name) === path)
  return document === undefined ? '' : labelOf(document, id)
}

function placesOf({ trees }: BookContext): ReadonlySet<string> {
  const headings = [...trees].flatMap(([document, tree]) => [
    labelOf(document),
    ...tree.children.flatMap((node) =>
      node.type === 'heading' ? labelOf(document, String(node.data?.hProperties?.id)) : [],
    ),
  ])
  return new Set(trees.size > 0 ? [...headings, GLOSSARY] : [])
}

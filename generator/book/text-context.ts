import type { Root } from 'mdast'
import type { BookSize } from '../../site/books.ts'
import { isSampleAddress } from '../../site/facts.ts'
import { pathOfDocument, paths } from '../../site/paths.ts'
import { safeHref } from '../../src/markdown/safe-link.ts'
import type { BookLink } from './book-nodes.ts'
import { type BookSources, displayUrl, printedPageLink } from './book-sources.ts'

/** The line length of a table in characters, by page size. */
const LINE_LENGTH: Record<BookSize, number> = { phone: 42, a5: 78 }

/** The Typst label of the glossary at the end of the manual. */
const GLOSSARY_LABEL = 'glossary--'

/** The Typst label of a heading of a document, or of the document itself. */
export function typstLabel(document: string, id = ''): string {
  return `${document}--${id}`
}

/** The page size and the mdast trees of a volume, by document. */
export type BookContext = { size: BookSize; trees: ReadonlyMap<string, Root> }

export type TextContext = ReturnType<typeof createTextContext>

/** Creates what the conversion of a document needs from its volume: link targets, page size and language. */
export function createTextContext(document: string, contents: BookContext, library: BookSources) {
  const places = placesOf(contents)
  const inside = (to: string): BookLink | null => (places.has(to) ? { to } : null)
  return {
    lineLength: LINE_LENGTH[contents.size],
    labelOf: (id: string) => typstLabel(document, id),
    /** Returns the Typst label or web address that a link leads to; null when the link is to become plain text. */
    target: (written: string): BookLink | null => {
      const href = safeHref(written)
      if (href === null || isSampleAddress(href)) return null
      if (href.startsWith('#')) return inside(typstLabel(document, href.slice(1)))
      if (!href.startsWith('/')) return { href, shown: /^https?:/.test(href) ? displayUrl(href) : '' }
      return inside(labelOfAddress(href, contents)) ?? printedPageLink(library, href)
    },
  }
}

/**
 * The Typst label of a page or of one of its sections; empty for a page that is not in the volume.
 * @example labelOfAddress('/manual/basics#teams', contents) // 'basics--teams'
 */
export function labelOfAddress(href: string, { trees }: BookContext): string {
  const [path = '', id = ''] = href.split('#')
  if (path === paths.glossary) return GLOSSARY_LABEL
  const document = [...trees.keys()].find((name) => pathOfDocument(name) === path)
  return document === undefined ? '' : typstLabel(document, id)
}

function placesOf({ trees }: BookContext): ReadonlySet<string> {
  const headings = [...trees].flatMap(([document, tree]) => [
    typstLabel(document),
    ...tree.children.flatMap((node) =>
      node.type === 'heading' ? typstLabel(document, String(node.data?.hProperties?.id)) : [],
    ),
  ])
  return new Set(trees.size > 0 ? [...headings, GLOSSARY_LABEL] : [])
}

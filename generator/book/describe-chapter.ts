import type { Heading, RootContent } from 'mdast'
import { manualPages } from '../../site/navigation.ts'
import { pathOfDocument } from '../../site/paths.ts'
import type { BlockPart, InlinePart } from './book-nodes.ts'
import { type BookSources, printedPageLink } from './book-sources.ts'
import { mdastToBookBlocks } from './mdast-to-book.ts'
import { type BookContext, createTextContext, type TextContext, typstLabel } from './text-context.ts'

/** @throws Error when the text does not begin with a heading and a paragraph. */
export function describeChapter(document: string, contents: BookContext, library: BookSources) {
  const page = manualPages.find((candidate) => candidate.document === document)
  const [title, lead, ...rest] = contents.trees.get(document)?.children ?? []
  if (!page || title?.type !== 'heading' || lead?.type !== 'paragraph')
    throw new Error(`${document}_${library.language}.md does not begin with a heading and a paragraph.`)
  const context = createTextContext(document, contents, library)
  const sections = rest.filter((node): node is Heading => node.type === 'heading' && node.depth === 2)
  // The introduction has the title of the whole manual as its heading.
  const ownTitle: InlinePart[] = [{ is: 'text', words: page.label[library.language] }]
  return {
    number: page.number,
    to: typstLabel(document),
    title: page.number === 0 ? ownTitle : toInlineParts(title, context),
    lead: toInlineParts(lead, context),
    address: printedPageLink(library, pathOfDocument(document)),
    sections: sections.map(({ data }) => typstLabel(document, String(data?.hProperties?.id))),
    parts: mdastToBookBlocks(rest, context),
  }
}

export type Chapter = ReturnType<typeof describeChapter>

/** The inline content of a heading or a paragraph. */
export function toInlineParts(node: RootContent, context: TextContext): InlinePart[] {
  return mdastToBookBlocks([node], context).flatMap((part) => ('runs' in part ? part.runs : []))
}

/** The names of all pictures in the blocks, without duplicates. */
export function collectPictureNames(parts: readonly BlockPart[]): string[] {
  const found = parts.flatMap((part) => {
    if (part.is === 'figure') return part.picture
    if (part.is === 'list') return collectPictureNames(part.items.flat())
    return part.is === 'callout' ? collectPictureNames(part.parts) : []
  })
  return [...new Set(found)]
}

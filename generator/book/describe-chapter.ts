import type { Heading, RootContent } from 'mdast'
import { manualPages } from '../../site/navigation.ts'
import { addressOfDocument } from '../../site/paths.ts'
import type { BlockPart, InlinePart } from './book-nodes.ts'
import { type BookSources, webAddress } from './book-sources.ts'
import { writeParts } from './mdast-to-book.ts'
import { type BookContext, labelOf, makeTextContext, type TextContext } from './text-context.ts'

/** @throws Error when the text does not begin with a heading and a paragraph. */
export function describeChapter(document: string, contents: BookContext, library: BookSources) {
  const page = manualPages.find((candidate) => candidate.document === document)
  const [title, lead, ...rest] = contents.trees.get(document)?.children ?? []
  if (!page || title?.type !== 'heading' || lead?.type !== 'paragraph')
    throw new Error(`${document}_${library.language}.md does not begin with a heading and a paragraph.`)
  const context = makeTextContext(document, contents, library)
  const sections = rest.filter((node): node is Heading => node.type === 'heading' && node.depth === 2)
  // The introduction’s own heading is the name of the whole manual.
  const ownTitle: InlinePart[] = [{ is: 'text', words: page.label[library.language] }]
  return {
    number: page.number,
    to: labelOf(document),
    title: page.number === 0 ? ownTitle : toInlineParts(title, context),
    lead: toInlineParts(lead, context),
    address: webAddress(library, addressOfDocument(document)),
    sections: sections.map(({ data }) => labelOf(document, String(data?.hProperties?.id))),
    parts: writeParts(rest, context),
  }
}

export type Chapter = ReturnType<typeof describeChapter>

/** The words of a heading or a paragraph. */
export function toInlineParts(node: RootContent, context: TextContext): InlinePart[] {
  return writeParts([node], context).flatMap((part) => ('runs' in part ? part.runs : []))
}

/** The pictures of parts, each once. */
export function picturesOf(parts: readonly BlockPart[]): string[] {
  const found = parts.flatMap((part) => {
    if (part.is === 'figure') return part.picture
    if (part.is === 'list') return picturesOf(part.items.flat())
    return part.is === 'callout' ? picturesOf(part.parts) : []
  })
  return [...new Set(found)]
}

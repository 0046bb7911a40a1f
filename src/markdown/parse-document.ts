import type { Root } from 'mdast'
import type { Language } from '../../site/languages.ts'
import { parseFrontMatter } from './contract/front-matter.ts'
import { fillDocumentPlaceholders } from './placeholders.ts'
import { remarkActionButtons } from './plugins/action-buttons.ts'
import { remarkCallouts } from './plugins/callouts.ts'
import { remarkHeadingIds } from './plugins/heading-ids.ts'
import { createMarkdownParser } from './site-markdown.ts'

const parser = createMarkdownParser().use(remarkHeadingIds).use(remarkCallouts).use(remarkActionButtons)

/**
 * Parses a document to mdast, for the search index and the PDF manual. Placeholders are filled; headings have their ids
 * and callouts their kind in `data.hProperties`.
 */
export function parseDocument(source: string, language: Language): Root {
  const tree: Root = parser.parse(fillDocumentPlaceholders(parseFrontMatter(source).body, language))
  parser.runSync(tree) // the plugins mutate the tree
  return tree
}

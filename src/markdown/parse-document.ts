import type { Root } from 'mdast'
import type { Language } from '../../site/languages.ts'
import { readFrontMatter } from './contract/front-matter.ts'
import { fillDocument } from './placeholders.ts'
import { readActionButtons } from './plugins/action-buttons.ts'
import { readCallouts } from './plugins/callouts.ts'
import { readHeadingIds } from './plugins/heading-ids.ts'
import { readMarkdown } from './site-markdown.ts'

const parser = readMarkdown().use(readHeadingIds).use(readCallouts).use(readActionButtons)

/**
 * A document as the tree of its Markdown, for what does not show it as a page: the search index and the printed manual.
 * The site's facts are filled in, headings have their ids (`data.hProperties.id`) and call-outs their kind.
 */
export function parseDocument(source: string, language: Language): Root {
  const tree: Root = parser.parse(fillDocument(readFrontMatter(source).body, language))
  parser.runSync(tree) // the plugins write into the tree
  return tree
}

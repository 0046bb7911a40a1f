import type { Root } from 'mdast'
import { DocumentError } from './contract/document-error.ts'
import { type FrontMatter, HOW_TO_BEGIN } from './contract/front-matter.ts'
import { parseMarkdown, plainText } from './site-markdown.ts'

/**
 * What stands for the head of a document without one: its first heading is the title, its first paragraph the
 * description, if it has one. Apart from front-matter.ts, because it needs the parser.
 * @throws DocumentError for a document without a heading.
 */
export function inferFrontMatter(body: string): FrontMatter {
  const blocks = parseMarkdown(body).children
  const title = findFirstText('heading', blocks).replace(/\s*\{#[\w-]+\}$/, '')
  const description = findFirstText('paragraph', blocks) || title
  if (!title) throw new DocumentError('The document has neither a head nor a heading.', 1, HOW_TO_BEGIN)
  return { title, description }
}

function findFirstText(type: 'heading' | 'paragraph', blocks: Root['children']): string {
  const all = blocks.filter((block) => block.type === type).map((block) => plainText(block).replace(/\s+/g, ' ').trim())
  return all.find((words) => words !== '') ?? ''
}

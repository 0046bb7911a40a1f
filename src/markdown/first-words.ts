import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { DocumentError } from './contract/document-error.ts'
import { type FrontMatter, HOW_TO_BEGIN } from './contract/front-matter.ts'
import { parseMarkdown } from './site-markdown.ts'

/**
 * What stands for the head of a document without one: its first heading is the title, its first paragraph the
 * description, if it has one. Apart from front-matter.ts, because it needs the parser.
 * @throws DocumentError for a document without a heading.
 */
export function readFirstWords(body: string): FrontMatter {
  const blocks = parseMarkdown(body).children
  const title = wordsOfFirst('heading', blocks)
    .replace(/\{#[\w-]+\}$/, '')
    .trimEnd()
  const description = wordsOfFirst('paragraph', blocks) || title
  if (!title) throw new DocumentError('The document has neither a head nor a heading.', 1, HOW_TO_BEGIN)
  return { title, description }
}

function wordsOfFirst(type: 'heading' | 'paragraph', blocks: Root['children']): string {
  return blocks.flatMap((block) => (block.type === type ? wordsOf(block) : [])).find((words) => words !== '') ?? ''
}

function wordsOf(block: Nodes): string {
  let words = ''
  visit(block, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') words += node.value
  })
  return words.replace(/\s+/g, ' ').trim()
}

import type { Nodes, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { DocumentError } from './document-error.ts'

export type FrontMatter = { title: string; description: string }

const HOW_TO = 'Begin the document with ---, title: …, description: … and ---, each on a line of its own.'

/**
 * Splits a document into its head (`title` and `description`, one `key: value` a line between two `---`) and the
 * Markdown after it. Without a head, its first heading is the title and its first paragraph the description.
 * @throws DocumentError when the head is not closed or holds something else, or when nothing can stand for it.
 */
export function readFrontMatter(text: string): { data: FrontMatter; body: string; hasHead: boolean } {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/)
  if (lines[0] !== '---') return { ...readWithoutHead(lines), hasHead: false }
  const end = lines.indexOf('---', 1)
  if (end < 0) throw new DocumentError('The head of the document is not closed by a line of three hyphens.', 1, HOW_TO)
  const values = new Map<string, string>()
  for (const [index, line] of lines.slice(1, end).entries()) {
    const [, key, value] = /^(title|description):\s*(\S.*)$/.exec(line) ?? []
    if (!key || !value) {
      throw new DocumentError(`“${line}” is neither “title: …” nor “description: …”.`, index + 2, HOW_TO)
    }
    values.set(key, value.trim())
  }
  const title = values.get('title')
  const description = values.get('description')
  if (!title || !description) throw new DocumentError('The head needs both a title and a description.', 1, HOW_TO)
  return { data: { title, description }, body: lines.slice(end + 1).join('\n'), hasHead: true }
}

function readWithoutHead(lines: readonly string[]): { data: FrontMatter; body: string } {
  const first = lines.findIndex((line) => line.trim() !== '')
  if (first < 0) throw new DocumentError('The document is empty.', 1, HOW_TO)
  if (/^(---\s*$|(title|description):)/.test(lines[first] ?? '')) {
    const what = 'The head of the document does not begin with three hyphens alone in the first line.'
    throw new DocumentError(what, first + 1, HOW_TO)
  }
  const body = lines.join('\n')
  const blocks = unified().use(remarkParse).use(remarkGfm).parse(body).children
  const title = wordsOfFirst('heading', blocks).replace(/\s*\{#[\w-]+\}$/, '')
  const description = wordsOfFirst('paragraph', blocks)
  if (!title) throw new DocumentError('The document has neither a head nor a heading.', 1, HOW_TO)
  if (!description) throw new DocumentError('The document has neither a head nor a paragraph.', 1, HOW_TO)
  return { data: { title, description }, body }
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

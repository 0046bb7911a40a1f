import type { Nodes, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

/** The Markdown dialect of the site: CommonMark and GFM, except single tildes, which mean “about” (10~15). */
export const createMarkdownParser = () => unified().use(remarkParse).use(remarkGfm, { singleTilde: false })

const parser = createMarkdownParser()

export function parseMarkdown(text: string): Root {
  return parser.parse(text)
}

/** The separator between the children of block elements in plain text; without it, words would run together. */
const SEPARATORS: Partial<Record<Nodes['type'], string>> = {
  list: ' ',
  listItem: ' ',
  blockquote: ' ',
  table: ' | ',
  tableRow: ' · ',
}

/** The plain text of a node, without markup, images and HTML. */
export function toPlainText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value.replace(/\s+/g, ' ')
  if (node.type === 'break') return ' '
  if (!('children' in node)) return ''
  const parts = node.children.map(toPlainText)
  const between = SEPARATORS[node.type]
  const text = between ? parts.filter(Boolean).join(between) : parts.join('')
  return node.type === 'table' ? `${text} |` : text
}

/** Transforms a Markdown source outside of code blocks and inline code. */
export function transformOutsideCode(markdown: string, change: (text: string) => string): string {
  const codes: string[] = []
  let masked = ''
  let end = 0
  visit(parseMarkdown(markdown), ['code', 'inlineCode'], ({ position }) => {
    const { start, end: after } = position ?? {}
    if (start?.offset === undefined || after?.offset === undefined) return
    masked += `${markdown.slice(end, start.offset)}\ue000${codes.length}\ue000`
    codes.push(markdown.slice(start.offset, after.offset))
    end = after.offset
  })
  return change(masked + markdown.slice(end)).replace(/\ue000(\d+)\ue000/g, (whole, index) => codes[index] ?? whole)
}

import type { Nodes, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

/** What the site reads of Markdown: CommonMark, and GFM without single tildes, which stand for “about” (10~15). */
export const readMarkdown = () => unified().use(remarkParse).use(remarkGfm, { singleTilde: false })

const parser = readMarkdown()

export function parseMarkdown(text: string): Root {
  return parser.parse(text)
}

/** What stands between the parts of a node that are no one text; cells and rows would run into each other. */
const BETWEEN: Partial<Record<Nodes['type'], string>> = {
  list: ' ',
  listItem: ' ',
  blockquote: ' ',
  table: ' | ',
  tableRow: ' · ',
}

/** The words of a part of a document, without its marks, images and HTML. */
export function plainText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value.replace(/\s+/g, ' ')
  if (node.type === 'break') return ' '
  if (!('children' in node)) return ''
  const parts = node.children.map(plainText)
  const between = BETWEEN[node.type]
  const text = between ? parts.filter(Boolean).join(between) : parts.join('')
  return node.type === 'table' ? `${text} |` : text
}

/** Changes the text of a Markdown source outside of its code, which is literal. */
export function changeOutsideCode(markdown: string, change: (text: string) => string): string {
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

import type { Nodes, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

/** What the site reads of Markdown: CommonMark, and GFM but for single tildes, which stand for “about” (10~15). */
export const readMarkdown = () => unified().use(remarkParse).use(remarkGfm, { singleTilde: false })

const parser = readMarkdown()

export function parseMarkdown(text: string): Root {
  return parser.parse(text)
}

/** The words of a part of a document, without images and HTML. */
export function plainText(part: Nodes): string {
  let words = ''
  visit(part, ['text', 'inlineCode'], (node) => {
    if ('value' in node) words += node.value
  })
  return words
}

/** Changes a text of Markdown but for what stands in it as code, which is literal. */
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

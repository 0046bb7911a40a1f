import type { Nodes } from 'mdast'

/** The words of a part of a document without its marks. */
export function plainWords(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (node.type === 'break') return ' '
  return 'children' in node ? node.children.map(plainWords).join('') : ''
}

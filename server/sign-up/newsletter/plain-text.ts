import type { List, Nodes, Root } from 'mdast'

/** A message as plain text, for mail programs and people that want nothing else; links stand behind their words. */
export function plainText(root: Root): string {
  return blocks(root.children, '\n\n')
}

function blocks(nodes: readonly Nodes[], between: string): string {
  return nodes.map(write).filter(Boolean).join(between)
}

function write(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'code':
      return node.value
    case 'break':
      return '\n'
    case 'thematicBreak':
      return '* * *'
    case 'link': {
      const label = blocks(node.children, '')
      const address = node.url.replace(/^mailto:/, '')
      return label === address ? address : `${label} (${address})`
    }
    case 'heading': {
      const label = blocks(node.children, '')
      return `${label}\n${'-'.repeat(label.length)}`
    }
    case 'list':
      return writeList(node)
    case 'blockquote':
      return indent(blocks(node.children, '\n\n'), '> ', '> ')
    case 'table':
      return blocks(node.children, '\n')
    case 'tableRow':
      return blocks(node.children, ' | ')
    default:
      return 'children' in node ? blocks(node.children, '') : ''
  }
}

function writeList({ ordered, start, children }: List): string {
  const items = children.map((item, at) => {
    const mark = ordered ? `${(start ?? 1) + at}. ` : '- '
    return indent(blocks(item.children, '\n'), mark, ' '.repeat(mark.length))
  })
  return items.join('\n')
}

function indent(text: string, first: string, further: string): string {
  return text
    .split('\n')
    .map((line, at) => (at === 0 ? first : further) + line)
    .join('\n')
}

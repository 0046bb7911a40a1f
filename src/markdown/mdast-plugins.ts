import type { Blockquote, Heading, Nodes, Paragraph, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { uniqueSlug } from './slug.ts'

/** Reads `## Heading {#id}`; a heading without an id gets one made of its words. */
export function readHeadingIds() {
  return (tree: Root) => {
    const headings: { heading: Heading; explicit: string | null }[] = []
    visit(tree, 'heading', (heading) => {
      headings.push({ heading, explicit: takeExplicitId(heading) })
    })
    const used = new Set(headings.map(({ explicit }) => explicit ?? ''))
    for (const { heading, explicit } of headings) {
      const id = explicit ?? uniqueSlug(plainText(heading), used)
      used.add(id)
      heading.data = { ...heading.data, hProperties: { id } }
    }
  }
}

function takeExplicitId(heading: Heading): string | null {
  const last = heading.children.at(-1)
  if (last?.type !== 'text') return null
  const match = /\s*\{#([a-z][a-z0-9-]*)\}\s*$/.exec(last.value)
  if (!match?.[1]) return null
  last.value = last.value.slice(0, match.index)
  return match[1]
}

function plainText(heading: Heading): string {
  let text = ''
  visit(heading, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') text += node.value
  })
  return text
}

/** Reads the call-outs `> [!NOTE]`, `> [!TIP]` and `> [!WARNING]`. */
export function markCallouts() {
  return (tree: Root) => {
    visit(tree, 'blockquote', (quote: Blockquote) => {
      const first = quote.children[0]
      const text = first?.type === 'paragraph' ? first.children[0] : undefined
      if (first?.type !== 'paragraph' || text?.type !== 'text') return
      const match = /^\[!(NOTE|TIP|WARNING)\]\s*/.exec(text.value)
      if (!match?.[1]) return
      text.value = text.value.slice(match[0].length)
      if (text.value === '' && first.children.length === 1) quote.children.shift()
      quote.data = { ...quote.data, hProperties: { dataCallout: match[1].toLowerCase() } }
    })
  }
}

const ACTION_BUTTON =
  /^<navigation-action-button\s+href="([^"<>]+)"\s+label="([^"<>]+)"\s*>\s*<\/navigation-action-button>$/

/** Reads the one element of HTML that a document may hold; it stands on a line of its own. */
export function readActionButtons() {
  return (tree: Root) => {
    visit(tree, ['html', 'paragraph'], (node, index, parent) => {
      if (index === undefined || !parent) return
      const button = actionButtonOf(node)
      if (button) parent.children[index] = button
    })
  }
}

/** A paragraph that remark-rehype makes into the element; it would drop a node of HTML, whatever its data say. */
function actionButtonOf(node: Nodes): Paragraph | null {
  const parts = 'children' in node ? node.children : [node]
  const html = parts
    .map((part) => (part.type === 'html' ? part.value : part.type === 'text' ? part.value : '?'))
    .join('')
  const match = ACTION_BUTTON.exec(html.trim())
  if (!match) return null
  const hProperties = { href: decodeEntities(match[1] ?? ''), label: decodeEntities(match[2] ?? '') }
  return { type: 'paragraph', children: [], data: { hName: 'navigation-action-button', hProperties } }
}

function decodeEntities(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

import type { Blockquote, Heading, Html, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { uniqueSlug } from './slug.ts'

/** Reads `## Heading {#id}`; a heading without an id gets one made of its words. */
export function readHeadingIds() {
  return (tree: Root) => {
    const used = new Set<string>()
    visit(tree, 'heading', (heading) => {
      const id = takeExplicitId(heading) ?? uniqueSlug(plainText(heading), used)
      used.add(id)
      heading.data = { ...heading.data, hProperties: { id } }
    })
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
    visit(tree, 'html', (html: Html) => {
      const match = ACTION_BUTTON.exec(html.value.trim())
      if (!match) return
      html.data = {
        ...html.data,
        hName: 'navigation-action-button',
        hProperties: { href: decodeEntities(match[1] ?? ''), label: decodeEntities(match[2] ?? '') },
      } as Html['data'] // hName is how remark-rehype is told of an element of its own
    })
    visit(tree, 'paragraph', (paragraph, index, parent) => {
      const only = paragraph.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
      const html = only.map((child) => (child.type === 'html' ? child.value : '')).join('')
      const match = only.every((child) => child.type === 'html') ? ACTION_BUTTON.exec(html) : null
      if (!match || index === undefined || !parent) return
      parent.children[index] = {
        type: 'html',
        value: html,
        data: {
          hName: 'navigation-action-button',
          hProperties: { href: decodeEntities(match[1] ?? ''), label: decodeEntities(match[2] ?? '') },
        } as Html['data'],
      }
    })
  }
}

function decodeEntities(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

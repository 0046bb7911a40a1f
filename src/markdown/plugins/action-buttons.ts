import type { Root as HastRoot } from 'hast'
import type { Nodes, Paragraph, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { iconElement, replaceElements } from './elements.ts'

const ACTION_BUTTON =
  /^<navigation-action-button\s+href="([^"<>]+)"\s+label="([^"<>]+)"\s*>\s*<\/navigation-action-button>$/

/**
 * A remark plugin that converts <navigation-action-button>, the only allowed HTML element, to a link with a data
 * attribute, which the sanitizer keeps. The element must be on a line of its own.
 */
export function remarkActionButtons() {
  return (tree: Root) => {
    visit(tree, ['html', 'paragraph'], (node, index, parent) => {
      if (index === undefined || !parent) return
      const button = readButton(node)
      if (button) parent.children[index] = button
    })
  }
}

function readButton(node: Nodes): Paragraph | null {
  const parts = 'children' in node ? node.children : [node]
  const html = parts.map((part) => (part.type === 'html' || part.type === 'text' ? part.value : '?')).join('')
  const [, href, label] = ACTION_BUTTON.exec(html.trim())?.map(decodeEntities) ?? []
  if (!href || !label) return null
  const data = { hProperties: { dataButton: '' } }
  return {
    type: 'paragraph',
    children: [{ type: 'link', url: href, children: [{ type: 'text', value: label }], data }],
  }
}

function decodeEntities(html: string): string {
  return html.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

/** A rehype plugin that styles marked links as buttons; external ones open in a new tab. */
export function rehypeActionButtons() {
  return (tree: HastRoot) => {
    replaceElements(tree, ({ properties, children }) => {
      if (properties.dataButton === undefined) return
      delete properties.dataButton
      properties.className = ['button', 'button--line']
      if (/^[/#m]/.test(String(properties.href ?? ''))) return // a path, hash or mailto address opens in the same tab
      if (properties.href) properties.target = '_blank'
      children.push(iconElement('out'))
    })
  }
}

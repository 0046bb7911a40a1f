import type { Element, Root as HastRoot } from 'hast'
import type { Nodes, Paragraph, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { outward } from '../../../content/outward.ts'
import { safeHref } from '../safe-link.ts'
import { dialogButton, eachElement, h, icon, text } from './elements.ts'

const ACTION_BUTTON =
  /^<navigation-action-button\s+href="([^"<>]+)"\s+label="([^"<>]+)"\s*>\s*<\/navigation-action-button>$/

/** Reads the one element of HTML that a document may hold; it stands on a line of its own. */
export function readActionButtons() {
  return (tree: Root) => {
    visit(tree, ['html', 'paragraph'], (node, index, parent) => {
      if (index === undefined || !parent) return
      const button = readButton(node)
      if (button) parent.children[index] = button
    })
  }
}

/** A paragraph that remark-rehype makes into the element; it would drop a node of HTML, whatever its data say. */
function readButton(node: Nodes): Paragraph | null {
  const parts = 'children' in node ? node.children : [node]
  const html = parts.map((part) => (part.type === 'html' || part.type === 'text' ? part.value : '?')).join('')
  const match = ACTION_BUTTON.exec(html.trim())
  if (!match) return null
  const hProperties = { href: decodeEntities(match[1] ?? ''), label: decodeEntities(match[2] ?? '') }
  return { type: 'paragraph', children: [], data: { hName: 'navigation-action-button', hProperties } }
}

function decodeEntities(html: string): string {
  return html.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

/** Shows it as a link out of the site in a new tab; one that leads nowhere else does nothing. */
export function renderActionButtons() {
  return (tree: HastRoot) => {
    eachElement(tree, (element) =>
      element.tagName === 'navigation-action-button' ? h('p', {}, [linkOf(element)]) : undefined,
    )
  }
}

function linkOf({ properties }: Element): Element {
  const href = safeHref(String(properties.href ?? ''))
  const label = text(String(properties.label ?? ''))
  const className = ['btn', 'btn--line']
  if (href === null || !/^https?:/i.test(href))
    return h('a', { role: 'link', ariaDisabled: 'true', className }, [label])
  const to = outward(href)
  if ('dialog' in to) return dialogButton(to.dialog, className, [label, icon('out')])
  return h('a', { className, href, target: '_blank', rel: ['noopener'] }, [label, icon('out')])
}

import type { Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { h, iconElement, replaceElements, textNode } from './elements.ts'

const icons = { note: 'info', tip: 'tip', warning: 'warn' } as const

/**
 * A remark plugin that marks callouts (`> [!NOTE]`, `> [!TIP]` and `> [!WARNING]`) with a data attribute, which the
 * sanitizer keeps.
 */
export function remarkCallouts() {
  return (tree: Root) => {
    visit(tree, 'blockquote', (quote) => {
      const first = quote.children[0]
      const words = first?.type === 'paragraph' ? first.children[0] : undefined
      if (first?.type !== 'paragraph' || words?.type !== 'text') return
      const match = /^\[!(NOTE|TIP|WARNING)\]\s*/.exec(words.value)
      if (!match?.[1]) return
      words.value = words.value.slice(match[0].length)
      if (words.value === '' && first.children.length === 1) quote.children.shift()
      quote.data = { ...quote.data, hProperties: { dataCallout: match[1].toLowerCase() } }
    })
  }
}

/** A rehype plugin that renders a marked blockquote with icon and label. */
export function rehypeCallouts(labels: Record<keyof typeof icons, string>) {
  return (tree: HastRoot) => {
    replaceElements(tree, (quote) => {
      const kind = quote.properties.dataCallout
      if (kind !== 'note' && kind !== 'tip' && kind !== 'warning') return
      quote.tagName = 'section' // reader views may remove a <div> that contains a link
      quote.properties = { className: ['callout', `callout--${kind}`], role: 'note' }
      quote.children = [
        iconElement(icons[kind]),
        h('section', {}, [h('b', { className: ['name'] }, [textNode(labels[kind])]), ...quote.children]),
      ]
    })
  }
}

import type { Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { eachElement, h, icon, text } from './elements.ts'

const icons = { note: 'info', tip: 'tip', warning: 'warn' } as const

/** Reads the call-outs `> [!NOTE]`, `> [!TIP]` and `> [!WARNING]`; the mark survives the sanitiser as data. */
export function readCallouts() {
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

/** Shows a marked quotation as a note with its symbol and label. */
export function renderCallouts(labels: Record<keyof typeof icons, string>) {
  return (tree: HastRoot) => {
    eachElement(tree, (quote) => {
      const kind = quote.properties.dataCallout
      if (kind !== 'note' && kind !== 'tip' && kind !== 'warning') return
      quote.tagName = 'section' // reader views drop a box (div) that holds a link
      quote.properties = { className: ['callout', `callout--${kind}`], role: 'note' }
      quote.children = [
        icon(icons[kind]),
        h('section', {}, [h('b', { className: ['name'] }, [text(labels[kind])]), ...quote.children]),
      ]
    })
  }
}

import type { Element, Root } from 'hast'
import { toString as hastText } from 'hast-util-to-string'
import { h, replaceElements } from '../plugins/elements.ts'
import type { Heading } from '../rendered-document.ts'

/** The heading levels in a table of contents; the FAQ shows the first alone on wide windows (src/pages/faq/faq.css). */
export const CONTENTS_DEPTHS: readonly number[] = [2, 3]

/** Lists the headings for the table of contents. */
export function listHeadings(tree: Root): Heading[] {
  const headings: Heading[] = []
  replaceElements(tree, (element) => {
    const { id } = element.properties
    const depth = Number(/^h(\d)$/.exec(element.tagName)?.[1])
    if (CONTENTS_DEPTHS.includes(depth) && typeof id === 'string')
      headings.push({ id, text: hastText(element).trim(), depth })
  })
  return headings
}

/** Creates an entry of the table of contents. */
export function createContentsEntry({ id, text, depth }: Heading): Element {
  return h('li', depth === 3 ? { className: ['level-3'] } : {}, [
    h('a', { href: `#${id}` }, [{ type: 'text', value: text }]),
  ])
}

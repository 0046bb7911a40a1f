import type { Root } from 'hast'
import { toString as hastText } from 'hast-util-to-string'
import { eachElement, h } from '../plugins/elements.ts'

/** Ends the headings of the contents in a link to themselves, which copies its address. */
export function addHeadingAnchors({ copyLink }: { copyLink: (heading: string) => string }) {
  return (tree: Root) => {
    eachElement(tree, (element) => {
      if (element.tagName !== 'h2' && element.tagName !== 'h3') return
      const href = `#${String(element.properties.id)}`
      const ariaLabel = copyLink(hastText(element).trim())
      element.properties.className = ['anchored']
      element.children.push(h('a', { className: ['anchor'], href, ariaLabel }))
    })
  }
}

import type { Root } from 'hast'
import { toString as hastText } from 'hast-util-to-string'
import { eachElement, h } from '../plugins/elements.ts'

/** Ends the headings of the contents in a link to themselves, which copies its address. */
export function addHeadingAnchors({ copyLink }: { copyLink: (values: { heading: string }) => string }) {
  return (tree: Root) => {
    eachElement(tree, (element) => {
      if (element.tagName !== 'h2' && element.tagName !== 'h3') return
      const href = `#${String(element.properties.id)}`
      const ariaLabel = copyLink({ heading: hastText(element).trim() })
      element.properties.className = ['anchored']
      element.children.push(h('a', { className: ['anchor'], href, ariaLabel }))
    })
  }
}

/** An id with this word costs an element its place in a reader view, whatever else it has. */
const SHARE = /(?:\b|_)share(?:\b|_)/i

/**
 * Keeps headings in reader views (Mozilla's Readability in Firefox and others), which drop what is called as parts around
 * an article are: the class says that it is content, and an id with “share” moves into the heading.
 */
export function keepHeadingsForReaders(tree: Root): void {
  eachElement(tree, (element) => {
    const { className, id } = element.properties
    if (!/^h[2-6]$/.test(element.tagName) || !id) return
    element.properties.className = [...(Array.isArray(className) ? className : []), 'content']
    if (!SHARE.test(String(id))) return
    delete element.properties.id
    element.children.unshift(h('span', { id }))
  })
}

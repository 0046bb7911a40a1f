import type { Root } from 'hast'
import { toString as hastText } from 'hast-util-to-string'
import { h, replaceElements } from '../plugins/elements.ts'

/** Appends an anchor link to each h2 and h3; a click copies its address (copying.ts). */
export function addHeadingAnchors({ copyLink }: { copyLink: (values: { heading: string }) => string }) {
  return (tree: Root) => {
    replaceElements(tree, (element) => {
      if (element.tagName !== 'h2' && element.tagName !== 'h3') return
      const href = `#${String(element.properties.id)}`
      const ariaLabel = copyLink({ heading: hastText(element).trim() })
      element.properties.className = ['anchored']
      element.children.push(h('a', { className: ['anchor'], href, ariaLabel }))
    })
  }
}

/** Mozilla's Readability removes elements that have this word in their id. */
const REMOVED_BY_READABILITY = /(?:\b|_)share(?:\b|_)/i

/**
 * Keeps headings in reader views. Mozilla's Readability, which Firefox and others use, removes elements whose class or
 * id suggests navigation or sharing: so headings get the class `content`, and an id with “share” moves to a child.
 */
export function keepHeadingsInReaderViews(tree: Root): void {
  replaceElements(tree, (element) => {
    const { className, id } = element.properties
    if (!/^h[2-6]$/.test(element.tagName) || !id) return
    element.properties.className = [...(Array.isArray(className) ? className : []), 'content']
    if (!REMOVED_BY_READABILITY.test(String(id))) return
    delete element.properties.id
    element.children.unshift(h('span', { id }))
  })
}

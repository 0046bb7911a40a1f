import type { Element, Root } from 'hast'
import { toString as hastText } from 'hast-util-to-string'
import type { Heading } from '../rendered-document.ts'
import { eachElement } from './elements.ts'

/** What a page shows apart from the body of its document; the plugins below fill it. */
export type PageParts = { heading: string | null; lead: Element | null; headings: Heading[] }

/** Takes the h1 out of the text: the page shows it in its own head. */
export function extractHeading(parts: PageParts) {
  return (tree: Root) => {
    const index = tree.children.findIndex((child) => child.type === 'element' && child.tagName === 'h1')
    const [heading] = index < 0 ? [] : tree.children.splice(index, 1)
    if (heading?.type === 'element') parts.heading = hastText(heading).trim()
  }
}

/** Takes the first paragraph, when it stands before all else: the lead. */
export function extractLead(parts: PageParts) {
  return (tree: Root) => {
    const index = tree.children.findIndex((child) => child.type === 'element')
    const first = tree.children[index]
    if (first?.type !== 'element' || first.tagName !== 'p') return
    tree.children.splice(index, 1)
    parts.lead = first
  }
}

/** Lists the headings for the table of contents. */
export function collectHeadings(parts: PageParts) {
  return (tree: Root) => {
    eachElement(tree, (element) => {
      const depth = element.tagName === 'h2' ? 2 : element.tagName === 'h3' ? 3 : null
      if (depth && typeof element.properties.id === 'string') {
        parts.headings.push({ id: element.properties.id, text: hastText(element).trim(), depth })
      }
    })
  }
}

import type { ElementContent, Root } from 'hast'
import { toString as hastText } from 'hast-util-to-string'
import type { Heading } from '../rendered-document.ts'
import { eachElement } from './elements.ts'

/** Takes the h1 out of the text: the page shows it in its own head. */
export function extractHeading(tree: Root): string | undefined {
  const index = tree.children.findIndex((child) => child.type === 'element' && child.tagName === 'h1')
  const [heading] = index < 0 ? [] : tree.children.splice(index, 1)
  return heading && hastText(heading).trim()
}

/** Takes the first paragraph, when it stands before all else: the lead. */
export function extractLead(tree: Root): ElementContent[] {
  const index = tree.children.findIndex((child) => child.type === 'element')
  const first = tree.children[index]
  if (first?.type !== 'element' || first.tagName !== 'p') return []
  tree.children.splice(index, 1)
  return first.children
}

/** The headings for the table of contents; one without an id is no part of the document's text. */
export function headingsOf(tree: Root): Heading[] {
  const headings: Heading[] = []
  eachElement(tree, (element) => {
    const { id } = element.properties
    const depth = { h2: 2, h3: 3 }[element.tagName]
    if (depth && typeof id === 'string') headings.push({ id, text: hastText(element).trim(), depth })
  })
  return headings
}

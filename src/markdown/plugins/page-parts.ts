import type { ElementContent, Root } from 'hast'
import { toString as hastText } from 'hast-util-to-string'

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

import type { ElementContent, Root } from 'hast'
import { toString as hastText } from 'hast-util-to-string'

/** Removes the h1 and returns its text, since the page shows it in its title section. */
export function extractHeading(tree: Root): string | undefined {
  const index = tree.children.findIndex((child) => child.type === 'element' && child.tagName === 'h1')
  const [heading] = index < 0 ? [] : tree.children.splice(index, 1)
  return heading && hastText(heading).trim()
}

/** Removes and returns the lead: the first paragraph, if it precedes everything else. */
export function extractLead(tree: Root): ElementContent[] {
  const index = tree.children.findIndex((child) => child.type === 'element')
  const first = tree.children[index]
  if (first?.type !== 'element' || first.tagName !== 'p') return []
  tree.children.splice(index, 1)
  return first.children
}

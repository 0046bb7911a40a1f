import type { Heading, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { toPlainText } from '../site-markdown.ts'
import { createSlugger } from '../slug.ts'

/** The explicit id at the end of a heading: `## Heading {#id}`. */
export const EXPLICIT_ID_PATTERN = /\{#([a-z][a-z0-9-]*)\}\s*$/

/** A remark plugin that sets heading ids: the explicit id, or else a slug of the text. */
export function remarkHeadingIds() {
  return (tree: Root) => {
    const headings: { heading: Heading; explicit: string | null }[] = []
    visit(tree, 'heading', (heading) => {
      headings.push({ heading, explicit: takeExplicitId(heading) })
    })
    const slugOf = createSlugger(headings.flatMap(({ explicit }) => explicit ?? []))
    for (const { heading, explicit } of headings) {
      const id = explicit ?? slugOf(toPlainText(heading))
      heading.data = { ...heading.data, hProperties: { id } }
    }
  }
}

function takeExplicitId(heading: Heading): string | null {
  const last = heading.children.at(-1)
  if (last?.type !== 'text') return null
  const match = EXPLICIT_ID_PATTERN.exec(last.value)
  if (!match?.[1]) return null
  last.value = last.value.slice(0, match.index).trimEnd()
  return match[1]
}

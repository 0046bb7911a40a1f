import type { Heading, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { plainText } from '../site-markdown.ts'
import { createSlugger } from '../slug.ts'

/** The id that an editor has written behind a heading. */
export const EXPLICIT_ID = /\{#([a-z][a-z0-9-]*)\}\s*$/

/** Reads `## Heading {#id}`; a heading without an id gets one made of its words. */
export function readHeadingIds() {
  return (tree: Root) => {
    const headings: { heading: Heading; explicit: string | null }[] = []
    visit(tree, 'heading', (heading) => {
      headings.push({ heading, explicit: takeExplicitId(heading) })
    })
    const slugOf = createSlugger(headings.flatMap(({ explicit }) => explicit ?? []))
    for (const { heading, explicit } of headings) {
      const id = explicit ?? slugOf(plainText(heading))
      heading.data = { ...heading.data, hProperties: { id } }
    }
  }
}

function takeExplicitId(heading: Heading): string | null {
  const last = heading.children.at(-1)
  if (last?.type !== 'text') return null
  const match = EXPLICIT_ID.exec(last.value)
  if (!match?.[1]) return null
  last.value = last.value.slice(0, match.index).trimEnd()
  return match[1]
}

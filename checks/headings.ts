import { CONTENTS_DEPTHS } from '../src/markdown/contents/list-headings.ts'
import type { ContentDocument } from './document.ts'
import type { Issue } from './issue.ts'
import { excerpt } from './passage.ts'

/** More letters would fill a phone's screen, the contents and the search results. */
const MAX_HEADING_LENGTH = 90

/**
 * Checks the headings of a document: one title, which comes first, no skipped levels, none too long, and explicit,
 * unique ids.
 */
export function checkHeadings({ file, headings }: ContentDocument): Issue[] {
  const issues: Issue[] = []
  const report = (line: number, what: string, todo: string) => issues.push({ file, line, what, todo })
  if (headings[0]?.depth !== 1) report(headings[0]?.line ?? 1, 'No title.', 'Begin the text with a line “# Title”.')
  for (const [index, { line, text, id, depth, hasOwnId }] of headings.entries()) {
    const before = headings.slice(0, index)
    const level = before.at(-1)?.depth ?? 1
    if (depth === 1 && index > 0) report(line, 'A second title (#).', 'Make it a heading: ##.')
    if (text.length > MAX_HEADING_LENGTH)
      report(line, `“${excerpt(text, 40)}” has more than ${MAX_HEADING_LENGTH} letters.`, 'Shorten the heading.')
    if (depth > level + 1) report(line, `“${text}” skips a level.`, `Write it with ${'#'.repeat(level + 1)}.`)
    // an invalid id is reported at its own line
    if (CONTENTS_DEPTHS.includes(depth) && !hasOwnId && !/\{\s*#/.test(text)) {
      report(line, `“${text}” has no id.`, `Add one at the end of the line, the same in both languages: {#${id}}.`)
    }
    if (before.some((other) => other.id === id)) {
      report(line, `The id “${id}” stands twice in the document.`, 'Give this heading another id.')
    }
  }
  return issues
}

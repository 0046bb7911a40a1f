import type { ContentDocument } from './document.ts'
import type { Issue } from './issue.ts'

/** How the ids begin that the site makes itself: of symbols, dialogs, menus, tabs and fields. */
const OWN_BEGINNING = /^(i|dialog|menu|tab|pop-up|page)-/

/**
 * One document by itself: one title first, no level left out, ids written out and used once. An id that the page has
 * already would lead to another element, and take away its label or symbol.
 */
export function checkHeadings(
  { file, headings }: ContentDocument,
  idsOfPage: ReadonlySet<string> = new Set(),
): Issue[] {
  const issues: Issue[] = []
  const report = (line: number, what: string, todo: string) => issues.push({ file, line, what, todo })
  if (headings[0]?.depth !== 1) report(headings[0]?.line ?? 1, 'No title.', 'Begin the text with a line “# Title”.')
  const seen = new Set<string>()
  let [depth, titles] = [1, 0]
  for (const heading of headings) {
    const { line, text, id } = heading
    if (heading.depth === 1 && ++titles > 1) report(line, 'A second title (#).', 'Make it a heading: ##.')
    if (heading.depth > depth + 1) report(line, `“${text}” skips a level.`, `Write it with ${'#'.repeat(depth + 1)}.`)
    if (heading.depth === 2 || heading.depth === 3) {
      if (!heading.hasOwnId) {
        report(line, `“${text}” has no id.`, `Add one at the end of the line, the same in both languages: {#${id}}.`)
      }
      if (idsOfPage.has(id) || OWN_BEGINNING.test(id)) {
        report(line, `The id “${id}” belongs to the site itself.`, 'Give this heading another id, in both languages.')
      }
    }
    if (seen.has(id)) report(line, `The id “${id}” stands twice in the document.`, 'Give this heading another id.')
    seen.add(id)
    depth = heading.depth
  }
  return issues
}

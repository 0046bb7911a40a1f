import type { Finding } from './finding.ts'
import type { ContentDocument, Heading } from './read-document.ts'

/** How the ids begin that the site makes of names: symbols, dialogs, menus, tabs, and fields of forms. */
const OWN_BEGINNING = /^(i|dialog|menu|tab|pop-up|page)-/

/**
 * One document by itself: one title first, no level left out, ids written out and used once, none of them one of the
 * site's own: a link to that heading would lead to a dialog or a menu, and its symbol or label would be lost.
 */
export function checkHeadings({ file, headings }: ContentDocument, ownIds: ReadonlySet<string> = new Set()): Finding[] {
  const findings: Finding[] = []
  const report = (line: number, what: string, todo: string) => findings.push({ file, line, what, todo })
  const titles = headings.filter(({ depth }) => depth === 1)
  if (headings[0]?.depth !== 1) report(headings[0]?.line ?? 1, 'No title.', 'Begin the text with a line “# Title”.')
  for (const { line } of titles.slice(1)) report(line, 'A second title (#).', 'Make it a heading: ##.')
  const seen = new Set<string>()
  let depth = 1
  for (const heading of headings) {
    const { line, text, id } = heading
    if (heading.depth > depth + 1) report(line, `“${text}” skips a level.`, `Write it with ${'#'.repeat(depth + 1)}.`)
    if (heading.depth > 1 && heading.depth < 4 && !heading.hasOwnId) {
      report(line, `“${text}” has no id.`, `Add one at the end of the line, the same in both languages: {#${id}}.`)
    }
    if (seen.has(id)) report(line, `The id “${id}” stands twice in the document.`, 'Give this heading another id.')
    if (heading.depth > 1 && heading.depth < 4 && (ownIds.has(id) || OWN_BEGINNING.test(id))) {
      report(line, `The id “${id}” belongs to the site itself.`, 'Give this heading another id, in both languages.')
    }
    seen.add(id)
    depth = heading.depth
  }
  return findings
}

/** The two languages of one document: the same headings in the same order, told by their ids. */
export function compareHeadings(one: ContentDocument, other: ContentDocument): Finding[] {
  const missing = [...missingIn(one, other), ...missingIn(other, one)]
  if (missing.length > 0) return missing
  const ours = withIds(one)
  const theirs = withIds(other)
  return theirs.flatMap((heading, index) => {
    const twin = ours[index]
    if (!twin) return []
    const place = { file: other.file, line: heading.line }
    if (twin.id !== heading.id) {
      const first = theirs.findIndex(({ id }, at) => id !== ours[at]?.id) === index
      const what = `“#${heading.id}” stands here, but “#${twin.id}” in ${one.file}:${twin.line}.`
      return first ? [{ ...place, what, todo: 'Put the sections in the same order in both languages.' }] : []
    }
    if (twin.depth === heading.depth) return []
    const what = `“${heading.text}” is a heading of level ${heading.depth}, in the other language of ${twin.depth}.`
    return [{ ...place, what, todo: `Use as many # as in ${one.file}:${twin.line}.` }]
  })
}

function withIds({ headings }: ContentDocument): Heading[] {
  return headings.filter(({ depth, hasOwnId }) => depth > 1 && hasOwnId)
}

function missingIn(from: ContentDocument, into: ContentDocument): Finding[] {
  const there = new Set(withIds(into).map(({ id }) => id))
  return withIds(from)
    .filter(({ id }) => !there.has(id))
    .map(({ id, text, line }) => ({
      file: into.file,
      line: placeFor(id, from, into),
      what: `The section {#${id}} is missing; ${from.file}:${line} has it (“${text}”).`,
      todo: `Write the section here too with the same id, or remove it there.`,
    }))
}

/** The line of the section after which the missing one belongs. */
function placeFor(id: string, from: ContentDocument, into: ContentDocument): number {
  const order = withIds(from).map((heading) => heading.id)
  const before = order.slice(0, order.indexOf(id)).reverse()
  const found = before.map((earlier) => withIds(into).find((heading) => heading.id === earlier)).find(Boolean)
  return found?.line ?? 1
}

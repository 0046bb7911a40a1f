import type { Code, List, Nodes, Paragraph, Root, Table, Text } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Finding } from './finding.ts'

/** A sign that Markdown takes for a word, or drops in silence. */
export type Slip = Omit<Finding, 'file'>

/** What is left of signs in the words that readers would see. */
const SIGNS: readonly { pattern: RegExp; what: (found: string) => string; todo: string }[] = [
  {
    pattern: /\[![^\]\s]*\]/g,
    what: (found) => `“${found}” is no call-out here, so readers see it as it stands.`,
    todo: 'Begin a quotation with > [!NOTE], > [!TIP] or > [!WARNING], in capitals.',
  },
  {
    // An address that is a link by itself ends the text before it.
    pattern: /\]\s+\((?=[/#]|\w+:|$)/g,
    what: () => 'A space parts the words of a link from its address, so it is no link.',
    todo: 'Remove it: [words](/address).',
  },
  {
    pattern: /\]\(|\[[^[\]]*\((?=[/#]|https?:|$)/g,
    what: () => 'A link or a picture that is none: readers see its brackets.',
    todo: 'Write [words](/address) without spaces in the address; a caption stands in quotation marks: ![…](… "Caption").',
  },
  {
    pattern: /\*\*/g,
    what: () => 'Two asterisks stand in the text: bold words that do not begin or do not end.',
    todo: 'Write **words**, with no space inside the asterisks, all in one paragraph.',
  },
  {
    pattern: /(?<=^|\n)#{1,6}(?=[^\s#])/g,
    what: () => 'A heading without a space after its # is no heading.',
    todo: 'Put a space there: ## Heading {#id}.',
  },
]

const ROW = /^[>\s]*\|.*\|\s*$/
const BOX = /^\[\s*x?\s*\]/i

/** Slips of the pen in a document that was taken apart: readers would see signs, or not see words. */
export function findSlips(tree: Root, lines: readonly string[]): Slip[] {
  const slips: Slip[] = []
  visit(tree, (node) => {
    if (node.type === 'text') slips.push(...signsIn(node))
    if (node.type === 'table') slips.push(...cellsTooMany(node))
    if (node.type === 'paragraph') slips.push(...tableThatIsNone(node, lines))
    if (node.type === 'list') slips.push(...boxesMissing(node))
    if (node.type === 'footnoteReference') slips.push(noFootnote(node))
    if (node.type === 'code') slips.push(...codeByIndent(node, lines))
  })
  return [...slips, ...versionsOfTwo(lines)]
}

function noFootnote(node: Nodes): Slip {
  return { line: lineOf(node), what: 'The site has no footnotes.', todo: 'Say it in the text, or in brackets.' }
}

/** Four spaces or a tab at the beginning of a line make code of it. */
function codeByIndent(code: Code, lines: readonly string[]): Slip[] {
  const line = lineOf(code)
  if (/[`~]{3}/.test(lines[line - 1] ?? '')) return []
  const todo = 'Begin the line without spaces; code stands between two lines of ```.'
  return [{ line, what: 'A line that begins with a tab or four spaces is shown as code.', todo }]
}

/** What a tool leaves where two people have changed the same words. */
function versionsOfTwo(lines: readonly string[]): Slip[] {
  return lines.flatMap((text, index) =>
    /^(<{7}|>{7}) /.test(text)
      ? [{ line: index + 1, what: 'Two versions of these lines stand here.', todo: 'Keep one, and delete the marks.' }]
      : [],
  )
}

function signsIn(text: Text): Slip[] {
  return SIGNS.flatMap(({ pattern, what, todo }) =>
    Array.from(text.value.matchAll(pattern), (match) => {
      // Counted from the end: the mark of a call-out is no longer at the beginning.
      const below = text.value.slice(match.index).split('\n').length - 1
      return { line: (text.position?.end.line ?? 1) - below, what: what(match[0]), todo }
    }),
  )
}

function cellsTooMany({ children: [head, ...rows] }: Table): Slip[] {
  const most = head?.children.length ?? 0
  return rows
    .filter(({ children }) => children.length > most)
    .map((row) => ({
      line: lineOf(row),
      what: `This row has ${row.children.length} cells and the head ${most}: readers do not see the last.`,
      todo: 'Give the head as many cells, or take a | away; one inside a cell is written \\|.',
    }))
}

function tableThatIsNone(paragraph: Paragraph, lines: readonly string[]): Slip[] {
  const first = lineOf(paragraph)
  const own = lines.slice(first - 1, paragraph.position?.end.line)
  const row = own.findIndex((line) => ROW.test(line))
  if (row < 0) return []
  const todo =
    'Put a line |---|---| below its first row, with one part for each cell, and an empty line before the table.'
  return [{ line: first + row, what: 'A table without the line below its head is no table.', todo }]
}

/** A list is a checklist only when all its entries have boxes. */
function boxesMissing({ children }: List): Slip[] {
  const areSome = children.some(({ checked }) => typeof checked === 'boolean')
  return children
    .filter((entry) => typeof entry.checked !== 'boolean' && (areSome || BOX.test(firstWords(entry))))
    .map((entry) => ({
      line: lineOf(entry),
      what: 'This entry of a checklist has no box, so the list is no checklist.',
      todo: 'Begin it with [ ], one space inside and one after: - [ ] Plan B chosen.',
    }))
}

function firstWords(node: Nodes): string {
  if (node.type === 'text') return node.value
  const first = 'children' in node ? node.children[0] : undefined
  return first ? firstWords(first) : ''
}

function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1
}

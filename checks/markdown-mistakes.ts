import type { Code, Html, List, Nodes, Paragraph, Parents, Root, Table, Text } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Issue } from './issue.ts'
import { findMisplacedSigns } from './misplaced-signs.ts'

export type Mistake = Omit<Issue, 'file'>

/** The only HTML of documents. */
export const BUTTON = /^<navigation-action-button href="([^"<>]+)" label="([^"<>]+)">/

/** Where Markdown takes a document otherwise than its editor means it, or the site has no form for what is written. */
export function findMistakes(tree: Root, lines: readonly string[]): Mistake[] {
  const mistakes: Mistake[] = []
  visit(tree, (node, _index, parent) => void mistakes.push(...mistakesIn(node, parent, lines)))
  return [...mistakes, ...findConflicts(lines)]
}

function mistakesIn(node: Nodes, parent: Parents | undefined, lines: readonly string[]): Mistake[] {
  switch (node.type) {
    case 'heading':
      return parent?.type === 'root' ? [] : [at(node, HEADING_INSIDE)]
    case 'text':
      return [...findMisplacedSigns(node), ...findUnpaired(node, lines)]
    case 'emphasis':
    case 'strong':
      return isMultiplication(node, lines) ? [at(node, MULTIPLICATION)] : []
    case 'paragraph':
      return findUnreadTable(node, lines)
    case 'table':
      return findExtraCells(node)
    case 'list':
      return [...findYear(node), ...checkTasks(node)]
    case 'code':
      return checkCode(node, lines)
    case 'html':
      return checkHtml(node)
    case 'footnoteReference':
    case 'footnoteDefinition':
      return [at(node, FOOTNOTE)]
    default:
      return []
  }
}

type Said = Omit<Mistake, 'line'>

function at(node: Nodes, said: Said): Mistake {
  return { line: lineOfNode(node), ...said }
}

export function lineOfNode(node: Nodes): number {
  return node.position?.start.line ?? 1
}

const HEADING_INSIDE: Said = {
  what: 'A heading inside a list or a quotation has no section of its own.',
  todo: 'Put it on a line outside, or make it **bold words**.',
}
const FOOTNOTE: Said = { what: 'The site has no footnotes.', todo: 'Say it in the text, or in brackets.' }
const MULTIPLICATION: Said = {
  what: 'Markdown takes the asterisks between these figures for italics, and readers do not see them.',
  todo: 'Write \\* for an asterisk, or × for “times”.',
}

/** 5*3*2 would be read as 532. */
function isMultiplication({ position }: Nodes, lines: readonly string[]): boolean {
  const { line = 1, column = 1 } = position?.start ?? {}
  const source = lines[line - 1] ?? ''
  const around = `${source[column - 2]}${source.slice(column - 1).replace(/^[*_]+/, '')[0]}`
  return /^[\p{L}\p{N}]{2}$/u.test(around) && /\d/.test(around)
}

/** Signs of code and of struck words that begin or end nothing. */
function findUnpaired({ position }: Text, lines: readonly string[]): Mistake[] {
  if (!position) return []
  const { start, end } = position
  return lines.slice(start.line - 1, end.line).flatMap((whole, index) => {
    const line = start.line + index
    const from = line === start.line ? start.column - 1 : 0
    const written = whole.slice(from, line === end.line ? end.column - 1 : undefined)
    return Array.from(written.matchAll(/(?<![\\`])`|(?<![\\~])~~(?!~)/g), ([sign]) => ({
      line,
      what: `“${sign}” begins or ends nothing here, so readers see it.`,
      todo: `Write it before and after what it is for, or \\${sign} where it is meant.`,
    }))
  })
}

function findUnreadTable(paragraph: Paragraph, lines: readonly string[]): Mistake[] {
  const first = lineOfNode(paragraph)
  const own = lines.slice(first - 1, paragraph.position?.end.line)
  const row = own.findIndex((line) => /^[>\s]*\|.*\|\s*$/.test(line))
  if (row < 0) return []
  const todo =
    'Put a line |---|---| below its first row, with one part for each cell, and an empty line before the table.'
  return [{ line: first + row, what: 'A table without the line below its head is no table.', todo }]
}

function findExtraCells({ children: [head, ...rows] }: Table): Mistake[] {
  const most = head?.children.length ?? 0
  const todo = 'Give the head as many cells, or take a | away; one inside a cell is written \\|.'
  return rows
    .filter(({ children }) => children.length > most)
    .map((row) => {
      const what = `This row has ${row.children.length} cells and the head ${most}: readers do not see the last.`
      return at(row, { what, todo })
    })
}

/** A paragraph that begins with a year and a full stop is a list. */
function findYear(list: List): Mistake[] {
  if ((list.start ?? 1) < 100) return []
  const what = `Markdown takes “${list.start}.” for the number of a list.`
  return [at(list, { what, todo: `Write ${list.start}\\. where it is none, or begin with another word.` })]
}

const NO_BOX: Said = {
  what: 'This entry of a checklist has no box, so the list is no checklist.',
  todo: 'Begin it with [ ], one space inside and one after: - [ ] Plan B chosen.',
}
const LIST_IN_TASK: Said = {
  what: 'A list inside a task of a checklist has no boxes.',
  todo: 'Let each task be an entry of the checklist itself, or put a second checklist after it.',
}

/** A list is a checklist only when all its entries have boxes, and no list is inside. */
function checkTasks({ children }: List): Mistake[] {
  const isTask = ({ checked }: List['children'][number]) => typeof checked === 'boolean'
  if (children.some(isTask)) {
    const inner = children.flatMap((entry) => entry.children.filter(({ type }) => type === 'list'))
    const others = children.filter((entry) => !isTask(entry))
    return [...others.map((entry) => at(entry, NO_BOX)), ...inner.map((list) => at(list, LIST_IN_TASK))]
  }
  return children.filter((entry) => /^\[\s*x?\s*\]/i.test(firstWords(entry))).map((entry) => at(entry, NO_BOX))
}

function firstWords(node: Nodes): string {
  if (node.type === 'text') return node.value
  const first = 'children' in node ? node.children[0] : undefined
  return first ? firstWords(first) : ''
}

function checkCode(code: Code, lines: readonly string[]): Mistake[] {
  const end = code.position?.end.line ?? 1
  const fence = /[`~]{3,}/.exec(lines[lineOfNode(code) - 1] ?? '')?.[0]
  if (!fence) {
    const what = 'A line that begins with a tab or four spaces is shown as code.'
    return [at(code, { what, todo: 'Begin the line without spaces; code stands between two lines of ```.' })]
  }
  if (end > lineOfNode(code) && lines[end - 1]?.trimEnd().endsWith(fence)) return []
  const what = 'A block of code does not end, and all that follows is code.'
  return [at(code, { what, todo: `Put ${fence} on a line of its own after it.` })]
}

function checkHtml(html: Html): Mistake[] {
  if (/^<!--(?![\s\S]*-->)/.test(html.value)) {
    const what = 'A comment does not end, and all that follows is left out.'
    return [at(html, { what, todo: 'End it with -->.' })]
  }
  if (BUTTON.test(html.value) || /^(<\/navigation-action-button>$|<!--)/.test(html.value.trim())) return []
  const todo = 'Write it in Markdown; the only HTML a document may hold is the action button (docs/editing.md).'
  return [at(html, { what: `The site drops the HTML “${html.value}”.`, todo })]
}

/** What a tool leaves where two people have changed the same lines. */
function findConflicts(lines: readonly string[]): Mistake[] {
  return lines.flatMap((text, index) =>
    /^(<{7}|>{7}) /.test(text)
      ? [{ line: index + 1, what: 'Two versions of these lines stand here.', todo: 'Keep one, and delete the marks.' }]
      : [],
  )
}

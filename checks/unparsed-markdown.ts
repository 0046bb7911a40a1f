import type { Blockquote, Heading, List, Nodes, Paragraph, Parents, Root, TableRow } from 'mdast'
import { visit } from 'unist-util-visit'
import { toPlainText } from '../src/markdown/site-markdown.ts'
import type { Issue } from './issue.ts'
import { ACTION_BUTTON_TAG, lineOfNode } from './markdown-mistakes.ts'
import { excerpt, type Passage } from './passage.ts'

/** An issue without its file. */
type Found = Pick<Issue, 'line' | 'what' | 'todo'>

/** A document's source: its whole text, and each line by its number, from 1. */
type Written = { text: string; line: (number: number) => string }

/**
 * Reports intended markup that CommonMark parses as text, text that it parses as markup, and lines that it joins to the
 * block above (lazy continuation). All of these look right in a text editor.
 */
export function findUnparsedMarkdown(tree: Root, document: Passage): Issue[] {
  const lines = document.text.split('\n')
  const written: Written = { text: document.text, line: (number) => lines[number - 1] ?? '' }
  const found: Found[] = []
  const literal = new Set<number>()
  const uses = new Set<string>()
  visit(tree, (node, index = 0, parent) => {
    if (node.type === 'code' || node.type === 'html') linesOf(node).forEach((line) => void literal.add(line))
    if (node.type === 'linkReference' || node.type === 'imageReference') uses.add(node.identifier)
    found.push(...findAt(node, index, parent, written))
  })
  visit(tree, 'definition', (node) => {
    if (!uses.has(node.identifier)) found.push({ line: lineOfNode(node), ...UNUSED_DEFINITION })
  })
  const shown = lines.map((text, index) => ({ text, line: index + 1 })).filter(({ line }) => !literal.has(line))
  found.push(...shown.flatMap(({ text, line }) => findInvisibleCharacters(text).map((advice) => ({ line, ...advice }))))
  return found.map((each) => ({ file: document.file, ...each }))
}

type Advice = Pick<Issue, 'what' | 'todo'>

const UNUSED_DEFINITION: Advice = {
  what: 'A line that begins with […]: is the address of a link by reference, and no link names it: readers do not see it.',
  todo: 'Write \\[ where it is meant as text; else remove the line.',
}

/** Unicode spaces that CommonMark accepts neither as indentation nor as separators, and zero-width characters. */
const INVISIBLE_CHARACTER = '[\\u00a0\\u00ad\\u1680\\u2000-\\u200d\\u202f\\u205f\\u2060\\u3000\\ufeff]'
/** The marker of a heading or of a list item. */
const BLOCK_MARKER = '(?:#{1,6}|[-*+]|\\d{1,9}[.)])'
const INSIDE_BLOCKS = `^(?:[ \\t>]|${BLOCK_MARKER}[ \\t]+)*`

const SEEMINGLY_BLANK_LINE = new RegExp(`^[ \\t>]*${INVISIBLE_CHARACTER}(?:[ \\t]|${INVISIBLE_CHARACTER})*$`)
const AFTER_SIGN = new RegExp(`${INSIDE_BLOCKS}${BLOCK_MARKER}${INVISIBLE_CHARACTER}`)
const BEFORE_SIGN = new RegExp(
  `${INSIDE_BLOCKS}${INVISIBLE_CHARACTER}(?:[ \\t]|${INVISIBLE_CHARACTER})*(?:${BLOCK_MARKER}[ \\t]|>|\\||\`\`\`|~~~|---)`,
)
const AFTER_LINE = new RegExp(
  `^[ \\t>]*(?:-{3,}|={3,}|\\*{3,}|_{3,}|\`{3,}|~{3,})[ \\t]*${INVISIBLE_CHARACTER}(?:[ \\t]|${INVISIBLE_CHARACTER})*$`,
)

/** Reports invisible characters that keep Markdown from recognizing a blank line, a block marker, a rule or a fence. */
function findInvisibleCharacters(line: string): Advice[] {
  if (SEEMINGLY_BLANK_LINE.test(line)) {
    const what = 'A line that looks empty holds a no-break space or a sign that is not seen, so it parts nothing.'
    return [{ what, todo: 'Delete all of the line, and leave it empty.' }]
  }
  if (![AFTER_SIGN, BEFORE_SIGN, AFTER_LINE].some((pattern) => pattern.test(line))) return []
  const what = `The space beside the sign is a no-break space or one that is not seen, so the sign is no sign: “${excerpt(line)}”.`
  return [{ what, todo: 'Delete it and type an ordinary space; where the sign is meant as text, put a \\ before it.' }]
}

function findAt(node: Nodes, index: number, parent: Parents | undefined, written: Written): Found[] {
  const line = lineOfNode(node)
  const at = (advice: Advice | null | false | undefined, number = line) => (advice ? [{ line: number, ...advice }] : [])
  if (node.type === 'heading') return at(checkHeading(node, written))
  if (node.type === 'tableRow') return at(checkRow(node, parent, written))
  if (node.type === 'blockquote') return [...at(checkQuote(node, written)), ...findAdded(node, written, /^[\s>]*>/)]
  if (node.type === 'list') return at(checkList(node, index, parent, written))
  if (node.type === 'code' && CLOSED_UNSEEN.test(node.value)) return at(UNCLOSED_CODE)
  if (node.type === 'emphasis' || node.type === 'strong')
    return at(isBetweenDigits(node, written) && STARS_BETWEEN_DIGITS)
  if (node.type === 'html' && ACTION_BUTTON_TAG.test(node.value))
    return at(standsAlone(node, parent) ? null : NOT_ALONE)
  if (node.type !== 'paragraph') return []
  if (parent?.type === 'listItem') return findAdded(node, written, /^[\s>]/)
  return findEntries(node, written)
}

const CLOSED_UNSEEN = new RegExp(`^[ \\t]*(?:\`{3,}|~{3,})[ \\t]*${INVISIBLE_CHARACTER}`, 'm')
const UNCLOSED_CODE: Advice = {
  what: 'The line that is to end a block of code has a space after it that is not seen, so the code goes on.',
  todo: 'Delete what stands after ``` in that line.',
}

function checkHeading(heading: Heading, { text, line }: Written): Advice | null {
  const source = sourceOf(heading, text)
  if (!source.startsWith('#')) {
    const below = line(heading.position?.end.line ?? 1).trim()
    const what = `The line ${below} right below a text makes that a heading.`
    return { what, todo: 'Put an empty line before it; a heading begins with ##.' }
  }
  if (toPlainText(heading).trim() === '')
    return { what: 'A heading without words.', todo: 'Write them, or remove the line.' }
  if (!/[ \t]#+[ \t]*$/.test(source)) return null
  const todo = 'Write \\# where it is meant; else remove it.'
  return { what: 'Readers do not see the # at the end of this heading.', todo }
}

function checkRow(row: TableRow, table: Parents | undefined, { text }: Written): Advice | null {
  const head = table?.children[0]
  const pipe = head && sourceOf(head, text).startsWith('|') ? /^\|/ : /(?<!\\)\|/
  if (pipe.test(sourceOf(row, text))) return null
  const what = `A line right below a table becomes a row of it: “${excerpt(sourceOf(row, text))}”.`
  return { what, todo: 'Put an empty line before it; a row begins and ends with |.' }
}

function checkQuote(quote: Blockquote, { text }: Written): Advice | null {
  if (!/^>[ \t]*\d[^\n]*$/.test(sourceOf(quote, text))) return null
  return { what: 'A > at the beginning of a line makes it a quotation.', todo: 'Write \\>, or “more than”.' }
}

/**
 * Reports lazy continuation lines: lines without `>` or indentation that still belong to the quotation or list above.
 */
function findAdded(node: Nodes, { line }: Written, belongs: RegExp): Found[] {
  return linesOf(node)
    .slice(1)
    .filter((number) => !belongs.test(line(number)))
    .map((number) => {
      const what = `This line belongs to what stands above it: “${excerpt(line(number))}”.`
      const todo = 'Put an empty line before it; where it goes on, begin it with > or two spaces, as the lines above.'
      return { line: number, what, todo }
    })
}

function checkList(list: List, index: number, parent: Parents | undefined, { text }: Written): Advice | null {
  const earlier = parent?.children.slice(0, index) ?? []
  const [first] = list.children
  const sign = excerpt(sourceOf(list, text).split('\n')[0] ?? '', 20)
  const isAlone = list.children.length === 1
  const before = earlier.at(-1)
  const interrupts = before?.type === 'paragraph' && before.position?.end.line === lineOfNode(list) - 1
  const last = earlier.findLast((node): node is List => node.type === 'list' && node.ordered === true)
  const goesOn = last && (last.start ?? 1) + last.children.length === list.start
  const isAmount = !list.ordered && first !== undefined && /^\d/.test(toPlainText(first))
  const isNumber = list.ordered && (list.start ?? 1) > 1 && !goesOn
  if (!isNumber && !(isAlone && (interrupts || isAmount))) return null
  const what = `“${sign}” begins a list of ${isAlone ? 'one entry' : `${list.children.length} entries`} here.`
  return {
    what,
    todo: 'Where it is text, put a \\ before the sign: 2024\\. or \\- 5; a list begins with 1. or goes on from the one before, after an empty line.',
  }
}

const STARS_BETWEEN_DIGITS: Advice = {
  what: 'Signs of bold or italic words stand between figures, so readers do not see them.',
  todo: 'Write × with spaces, or \\* where the star is meant.',
}

function isBetweenDigits({ position }: Nodes, { text }: Written): boolean {
  const [before = '', after = ''] = [text[(position?.start.offset ?? 0) - 1], text[position?.end.offset ?? 0]]
  return /\d/.test(before) || /\d/.test(after)
}

const NOT_ALONE: Advice = {
  what: 'The button does not stand on a line of its own, so readers do not see it.',
  todo: 'Put an empty line before and after it, and nothing between its two tags.',
}

/** Whether a button is the only content of its paragraph or block. */
function standsAlone(node: Nodes, parent: Parents | undefined): boolean {
  const parts: readonly Nodes[] = parent?.type === 'paragraph' ? parent.children : [node]
  const text = parts.map((part) => (part.type === 'html' || part.type === 'text' ? part.value : '?')).join('')
  return parent?.type !== 'heading' && parent?.type !== 'tableCell' && /^\s*<[^>]*>\s*<\/[\w-]+>\s*$/.test(text)
}

/**
 * Reports paragraph lines that begin with a number other than 1, since only “1.” can interrupt a paragraph as a list.
 */
function findEntries(paragraph: Paragraph, { line }: Written): Found[] {
  return linesOf(paragraph)
    .slice(1)
    .filter((number) => /^[ \t]*\d{1,2}[.)][ \t]/.test(line(number)))
    .map((number) => {
      const what = `“${excerpt(line(number), 20)}” begins no entry of a list, because it stands right below a text.`
      return {
        line: number,
        what,
        todo: 'Put an empty line before the list; where it is text, put a \\ before the point.',
      }
    })
}

function linesOf({ position }: Nodes): number[] {
  const { start, end } = position ?? { start: { line: 1 }, end: { line: 1 } }
  return Array.from({ length: end.line - start.line + 1 }, (_, index) => start.line + index)
}

function sourceOf({ position }: Nodes, text: string): string {
  return text.slice(position?.start.offset, position?.end.offset)
}

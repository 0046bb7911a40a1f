import { DocumentError } from './document-error.ts'

/** Several times what the longest document has; within them every text is rendered in well under a second. */
export const MOST = {
  characters: 60_000,
  lines: 2_000,
  inLine: 10_000,
  headings: 500,
  levels: 12,
  nested: 1_000,
  inParagraph: 500,
  marks: 8_000,
  columns: 50,
  cells: 5_000,
} as const

/** What begins a quotation or an entry of a list, again and again in one line: `> - 1. > …`. */
const BEGINNINGS = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t]))+/
const BEGINNING = />|[-*+]|\d{1,9}[.)]/g
const FAR_IN = /^[ \t]{60,}[-*+>\d]/

const DIVIDE = 'Divide it into several documents.'

/**
 * Refuses a text whose letters are lost, or that would keep a browser busy for seconds: one that is too long, has too many
 * headings, lists or quotations too deep in each other, a table too large, or too many marks, which Markdown has to try in
 * pairs.
 * @throws DocumentError with the line and what to do.
 */
export function refuseUnreadable(text: string): void {
  const lines = text.split(/\r\n?|\n/)
  if (text.length > MOST.characters || lines.length > MOST.lines) {
    throw new DocumentError(
      `The document has more than ${MOST.characters} characters or ${MOST.lines} lines.`,
      1,
      DIVIDE,
    )
  }
  const sums = { headings: 0, nested: 0, inParagraph: 0, marks: 0, width: 0, cells: 0 }
  for (const [index, line] of lines.entries()) {
    const fault = lostLetters(line) ?? addLine(sums, line)
    if (fault) throw new DocumentError(fault[0], index + 1, fault[1])
  }
}

/** What is left of the letters of another encoding when they are read as UTF-8. */
function lostLetters(line: string): [what: string, todo: string] | null {
  if (!line.includes('\ufffd')) return null
  return ['The document is not saved as UTF-8, so letters such as å are lost.', 'Save it anew with the encoding UTF-8.']
}

type Sums = Record<'headings' | 'nested' | 'inParagraph' | 'marks' | 'width' | 'cells', number>

/** Adds what a line holds; gives what is too much with it, and what to do. */
function addLine(sums: Sums, line: string): [what: string, todo: string] | null {
  const levels = BEGINNINGS.exec(line)?.[0].match(BEGINNING)?.length ?? 0
  sums.nested += Math.max(0, levels - 1)
  if (levels > MOST.levels || sums.nested > MOST.nested || FAR_IN.test(line)) {
    return [
      `Here too many lists or quotations stand inside each other (${MOST.levels} levels at most).`,
      'Use fewer levels.',
    ]
  }
  if (/^[ \t>]*(#{1,6}[ \t]|(=+|-+)[ \t]*$)/.test(line) && ++sums.headings > MOST.headings) {
    return [`The document has more than ${MOST.headings} headings.`, DIVIDE]
  }
  const columns = line.split('|').length
  // Every line up to the next empty one is a row, filled up to the width of the table.
  sums.width = line.trim() === '' ? 0 : Math.max(sums.width, columns > 1 ? columns - 2 : 0)
  sums.cells += sums.width
  if (columns > MOST.columns)
    return [`The table has more than ${MOST.columns} columns.`, 'Divide it into several tables.']
  if (sums.cells > MOST.cells) return [`The tables have more than ${MOST.cells} cells.`, DIVIDE]
  const marks = line.match(/[*_[\]~`<!&]/g)?.length ?? 0
  sums.marks += marks
  // A paragraph ends at an empty line, a cell with its row.
  sums.inParagraph = (columns > 1 || line.trim() === '' ? 0 : sums.inParagraph) + marks
  if (sums.inParagraph > MOST.inParagraph) {
    return [
      `The paragraph has more than ${MOST.inParagraph} marks such as * _ [ and \`.`,
      'Divide it, or take marks away.',
    ]
  }
  if (sums.marks > MOST.marks) return [`The document has more than ${MOST.marks} marks such as * _ [ and \`.`, DIVIDE]
  if (line.length > MOST.inLine) return [`The line has more than ${MOST.inLine} characters.`, 'Divide it.']
  return null
}

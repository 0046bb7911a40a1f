import { DocumentError } from './document-error.ts'

/** Several times what the longest document has; within them every text is rendered in well under a second. */
export const MOST = { characters: 60_000, lines: 2_000, headings: 500, levels: 12, marks: 500, columns: 50 } as const

/** Quotations and lists that begin in one line, each inside the one before: `> - 1. > …`. */
const TOO_DEEP = new RegExp(`^(?:[ \\t]*(?:>|(?:[-*+]|\\d{1,9}[.)])[ \\t])){${MOST.levels + 1}}|^[ \\t]{60,}[-*+>\\d]`)

/**
 * Refuses a text that would keep a browser busy for seconds: one that is too long, has too many headings, lists or
 * quotations too deep in each other, a table too wide, or a paragraph of marks, which Markdown has to try in pairs.
 * @throws DocumentError with the line and what to do.
 */
export function refuseUnreadable(text: string): void {
  const refuse = (what: string, line: number, todo: string) => {
    throw new DocumentError(what, line, todo)
  }
  const lines = text.split('\n')
  if (text.length > MOST.characters || lines.length > MOST.lines) {
    const what = `The document has more than ${MOST.characters} characters or ${MOST.lines} lines.`
    refuse(what, 1, 'Divide it into several documents.')
  }
  let headings = 0
  let marks = 0
  for (const [index, line] of lines.entries()) {
    if (TOO_DEEP.test(line)) {
      const what = `Here more than ${MOST.levels} lists or quotations stand inside each other.`
      refuse(what, index + 1, 'Write it with fewer levels.')
    }
    if (/^[ \t>]*(#{1,6}[ \t]|(=+|-+)[ \t]*$)/.test(line) && ++headings > MOST.headings) {
      refuse(`The document has more than ${MOST.headings} headings.`, index + 1, 'Divide it into several documents.')
    }
    const cells = line.split('|').length
    if (cells > MOST.columns) {
      refuse(`The table has more than ${MOST.columns} columns.`, index + 1, 'Divide it into several tables.')
    }
    // A paragraph ends at an empty line, a cell with its row.
    marks = (cells > 1 || line.trim() === '' ? 0 : marks) + (line.match(/[*_[\]~`<!&]/g)?.length ?? 0)
    if (marks > MOST.marks) {
      const what = `The paragraph has more than ${MOST.marks} marks such as * _ [ and \`.`
      refuse(what, index + 1, 'Divide it, or take marks away.')
    }
  }
}

import type { Table } from 'mdast'
import { toPlainText } from '../../src/markdown/site-markdown.ts'

/** The gap between two columns, in characters. */
const COLUMN_GAP = 2
/** Bold text in the first column is wider by this factor. */
const BOLD_WIDTH_FACTOR = 1.1

/**
 * Column widths in characters: none narrower than its longest word, the rest shared by the square root of each column's
 * text length, so that a short column stays narrow without starving a long one. Also the number of lines that the rows
 * take when their cells are stacked.
 */
export function measureTableColumns(
  { children: rows }: Table,
  lineLength: number,
): { widths: number[]; lines: number } {
  const texts = rows.map((row) => row.children.map(toPlainText))
  const columns = (texts[0] ?? []).map((_, column) => {
    const cells = texts.map((row) => row[column] ?? '')
    const factor = column === 0 ? BOLD_WIDTH_FACTOR : 1
    const longest = Math.max(...cells.flatMap((cell) => cell.split(/[\s\u2013-]/)).map(widthOf))
    const mean = cells.reduce((sum, cell) => sum + cell.length, 0) / cells.length
    return { least: longest * factor + COLUMN_GAP, weight: Math.sqrt(mean * factor) + 1 }
  })
  const widths = shareWidth(columns, lineLength)
  const linesOf = (row: readonly string[]) =>
    Math.max(
      ...row.map((cell, column) => Math.ceil((cell.length * 1.06) / Math.max((widths[column] ?? 0) - COLUMN_GAP, 1))),
    )
  return { widths, lines: texts.reduce((sum, row) => sum + Math.max(linesOf(row), 1), 0) }
}

/** A word's width in characters of average width; letters such as i and l count less. */
function widthOf(word: string): number {
  return word.length - 0.4 * (word.match(/[fijlrt.,:;()]/g) ?? []).length
}

type Column = { least: number; weight: number }

/**
 * Distributes a length by weight; a column that would get less than its minimum gets the minimum, and the others share
 * the rest.
 */
function shareWidth(columns: readonly Column[], length: number): number[] {
  const isNarrow = columns.map(() => false)
  for (;;) {
    const narrow = columns.filter((_, index) => isNarrow[index])
    const rest = length - narrow.reduce((sum, { least }) => sum + least, 0)
    const weights = columns.reduce((sum, { weight }, index) => sum + (isNarrow[index] ? 0 : weight), 0)
    const widths = columns.map(({ least, weight }, index) => (isNarrow[index] ? least : (rest * weight) / weights))
    const starved = widths.findIndex((width, index) => !isNarrow[index] && width < (columns[index]?.least ?? 0))
    if (starved < 0 || narrow.length === columns.length - 1) return widths.map((width) => Math.max(width, COLUMN_GAP))
    isNarrow[starved] = true
  }
}

import type { Table } from 'mdast'
import { expect, test } from 'vitest'
import { parseDocument } from '../../src/markdown/parse-document.ts'
import { measureTableColumns } from './measure-table.ts'

function measure(rows: readonly string[][], lineLength: number) {
  const lines = [rows[0], rows[0]?.map(() => '---'), ...rows.slice(1)].map((row) => `| ${row?.join(' | ')} |`)
  const { children } = parseDocument(`---\ntitle: T\ndescription: D\n---\n\n${lines.join('\n')}`, 'en')
  return measureTableColumns(children.find((node): node is Table => node.type === 'table') as Table, lineLength)
}

const LONG_TEXT = 'A sentence that tells what has to be done, in so many words.'

test('gives the columns the whole line, and a long text more of it', () => {
  const { widths } = measure(
    [
      ['a', 'b'],
      ['Short', LONG_TEXT],
    ],
    78,
  )
  expect(widths.reduce((sum, width) => sum + width)).toBeCloseTo(78)
  expect(widths[1]).toBeGreaterThan(2 * (widths[0] ?? 0))
})

test('gives no column less than its longest word', () => {
  const word = 'Förvaltningsområden'
  const { widths } = measure(
    [
      ['a', 'b', 'c', 'd'],
      [word, LONG_TEXT, LONG_TEXT, LONG_TEXT],
    ],
    78,
  )
  expect(widths[0]).toBeGreaterThan(word.length)
})

test('shares the line in spite of words that are too long for it', () => {
  const { widths } = measure(
    [
      ['a', 'b'],
      ['x'.repeat(60), 'y'.repeat(60)],
    ],
    42,
  )
  for (const width of widths) expect(width).toBeGreaterThan(0)
})

test('counts the lines of each row', () => {
  expect(
    measure(
      [
        ['a', 'b'],
        ['One', 'Two'],
      ],
      78,
    ).lines,
  ).toBe(2)
  expect(
    measure(
      [
        ['a', 'b'],
        ['One', LONG_TEXT.repeat(3)],
      ],
      78,
    ).lines,
  ).toBeGreaterThan(4)
})

import { expect, test } from 'vitest'
import { amongRows, holesIn, waysFor } from './typeset.ts'

/** The pages of the first two and the last three rows of a table. */
const rows = (...pages: number[]) => pages.map((page, row) => ({ table: 't', row, page, room: 30 - row }))

test.each([
  ['leaves alone what stands on one page', [1, 1, 1, 1, 1], undefined, undefined],
  ['leaves alone what breaks well', [1, 1, 1, 2, 2], undefined, undefined],
  ['sends the row before along with a last one alone', [1, 1, 1, 1, 2], undefined, 'tied'],
  ['keeps a table whole whose first row would stand alone', [1, 2, 2, 2, 2], undefined, 'whole'],
  ['lets go what need not part any more', [1, 1, 1, 1, 1], 'tied', 'free'],
  ['keeps whole what is alone again then', [1, 1, 1, 1, 2], 'free', 'whole'],
  ['has said all it can of a whole one', [1, 1, 1, 1, 2], 'whole', undefined],
] as const)('%s', (_says, pages, known, way) => {
  expect(waysFor(rows(...pages), known ? { t: known } : {})).toEqual(way ? { t: way } : {})
})

test('lets the first drawing of each chapter float that has left a hole', () => {
  const mark = (picture: string, chapter: number, before: [page: number, room: number], page: number) => [
    { picture, chapter, isBefore: true, page: before[0], room: before[1] },
    { picture, chapter, isBefore: false, page, room: 20 },
  ]
  const marks = [
    ...mark('fits', 1, [1, 20], 1),
    ...mark('full', 1, [2, 2], 3),
    ...mark('hole', 1, [4, 12], 5),
    ...mark('later', 1, [6, 12], 7),
    ...mark('other', 2, [8, 12], 9),
  ]
  expect(holesIn(marks, [])).toEqual(['hole', 'other'])
  expect(holesIn(marks, ['hole', 'other'])).toEqual(['later'])
})

test('finds the picture that stands between the rows of a table, and none beside one', () => {
  const mark = (picture: string, page: number, room: number) => ({ picture, chapter: 1, isBefore: false, page, room })
  const marks = [
    { ...mark('before', 3, 20), isBefore: true },
    mark('on the first page', 1, 3),
    mark('a page of its own', 2, 20),
    mark('above the last rows', 3, 40),
    mark('below the last rows', 3, 10),
    mark('later', 4, 30),
  ]
  expect(amongRows(marks, rows(1, 1, 3, 3))).toEqual(['a page of its own', 'above the last rows'])
})

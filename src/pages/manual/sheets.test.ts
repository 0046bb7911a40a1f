import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { chapters } from '../../../site/navigation.ts'
import { SHEET_HEIGHT, SHEET_WIDTH } from '../../components/sheet-size.ts'

type Point = readonly [x: number, y: number]

const read = (chapter: number) => readFileSync(path.join(import.meta.dirname, 'sheets', `sheet-${chapter}.svg`), 'utf8')

/** The end points of all curve segments of a drawing, in the coordinates of the whole map. */
function piecesOf(chapter: number): [Point, Point][] {
  const [left, top] = [((chapter - 1) % 3) * SHEET_WIDTH, chapter > 3 ? SHEET_HEIGHT : 0]
  const pieces: [Point, Point][] = []
  for (const [, data = ''] of read(chapter).matchAll(/ d="(M[^"]*c[^"]*)"/g)) {
    let at: Point = [0, 0]
    for (const [, command, values = ''] of data.matchAll(/([Mcs])([-\d\s]+)/g)) {
      const numbers = (values.match(/-?\d+/g) ?? []).map(Number)
      if (command === 'M') at = [(numbers[0] ?? 0) + left, (numbers[1] ?? 0) + top]
      const size = command === 'c' ? 6 : 4
      for (let end = size; command !== 'M' && end <= numbers.length; end += size) {
        const to: Point = [at[0] + (numbers[end - 2] ?? 0), at[1] + (numbers[end - 1] ?? 0)]
        pieces.push([at, to])
        at = to
      }
    }
  }
  return pieces
}

/** The curve segments of a drawing that cross a seam; not near corners, where lines may continue on a third drawing. */
const crossing = (chapter: number, axis: 0 | 1, seam: number, from: number, to: number) =>
  piecesOf(chapter)
    .filter(([a, b]) => a[axis] < seam !== b[axis] < seam)
    .filter((ends) => ends.every(([x, y]) => (axis ? x : y) > from + 40 && (axis ? x : y) < to - 40))
    .map(String)
    .sort()

test.each([1, 2, 4, 5])('what crosses the eastern seam of sheet %i runs on', (chapter) => {
  const top = chapter > 3 ? SHEET_HEIGHT : 0
  const seam = (((chapter - 1) % 3) + 1) * SHEET_WIDTH
  const here = crossing(chapter, 0, seam, top, top + SHEET_HEIGHT)
  expect(here.length).toBeGreaterThan(3)
  expect(crossing(chapter + 1, 0, seam, top, top + SHEET_HEIGHT)).toEqual(here)
})

test.each([1, 2, 3])('what crosses the southern seam of sheet %i runs on', (chapter) => {
  const left = (chapter - 1) * SHEET_WIDTH
  const here = crossing(chapter, 1, SHEET_HEIGHT, left, left + SHEET_WIDTH)
  expect(here.length).toBeGreaterThan(3)
  expect(crossing(chapter + 3, 1, SHEET_HEIGHT, left, left + SHEET_WIDTH)).toEqual(here)
})

test.each(chapters)('the sheet of $document has at most 16 kB, and the colours of the page', ({ number }) => {
  const sheet = read(number)
  expect(sheet.length).toBeLessThanOrEqual(16_000)
  const colours = [...sheet.matchAll(/ (?:fill|stroke)="([^"]+)"/g)].map(([, colour = '']) => colour)
  for (const colour of new Set(colours)) expect(colour).toMatch(/^(?:none|var\(--[\w-]+, #[0-9a-f]{6}\))$/)
})

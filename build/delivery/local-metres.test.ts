import { expect, test } from 'vitest'
import type { Overlay } from '../overlay-drawing.ts'
import { areaOf, centreOf, inMetres } from './local-metres.ts'

/** Ten pixels to the metre. */
const overlay: Overlay = { width: 1000, height: 500, ground_width_m: 100, features: [] }

test('counts metres to the east and north from the lower left corner, to a decimetre', () => {
  expect(inMetres({ type: 'Point', coordinates: [0, 500] }, overlay).coordinates).toEqual([0, 0])
  expect(inMetres({ type: 'Point', coordinates: [1000, 0] }, overlay).coordinates).toEqual([100, 50])
  expect(inMetres({ type: 'Point', coordinates: [123, 456] }, { ...overlay, width: 900 }).coordinates).toEqual([
    13.7, 4.9,
  ])
})

const square = (from: number, to: number): [number, number][] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
  [from, from],
]

test.each([
  ['as the picture has them', square(0, 100), square(20, 40)],
  ['the other way round', square(0, 100).toReversed(), square(20, 40).toReversed()],
])('winds outlines counterclockwise and holes clockwise, %s', (_, outline, hole) => {
  const { coordinates } = inMetres({ type: 'Polygon', coordinates: [outline, hole] }, overlay)
  expect(coordinates.map((ring) => (Array.isArray(ring) ? Math.sign(areaOf(ring as [number, number][])) : 0))).toEqual([
    1, -1,
  ])
})

test('finds the middle of a line along its length', () => {
  const line = inMetres(
    {
      type: 'LineString',
      coordinates: [
        [0, 500],
        [100, 500],
        [100, 200],
      ],
    },
    overlay,
  )
  expect(centreOf(line)).toEqual([10, 10])
})

test('finds the centre of an area, away from its hole', () => {
  const [whole, withHole] = [[square(0, 100)], [square(0, 100), square(50, 100)]].map((coordinates) =>
    centreOf(inMetres({ type: 'Polygon', coordinates }, overlay)),
  )
  expect(whole).toEqual([5, 45])
  expect(withHole).toEqual([4.2, 45.8])
})

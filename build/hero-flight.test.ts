import { expect, test } from 'vitest'
import { flightStyles, traceCompartment } from './hero-flight.ts'

const rectangle = (left: number, right: number, bottom: number) =>
  [
    [left, -5],
    [right, -5],
    [right, bottom],
    [left, bottom],
  ] as const
const left = { number: 1, corners: rectangle(0, 50, 25) }
const right = { number: 2, corners: rectangle(50, 100, 5) }
const even = { start: 1, duration: 10, speed: [0, 0, 1, 1] } as const

/** Two lanes of 100 with a half circle of 31 between them: out over both compartments, back over the first only. */
const flight = 'M0 0L100 0A10 10 0 0 1 100 20L0 20'

test('the drone follows the flight that the map draws', () => {
  expect(flightStyles({ ...even, flight, compartments: [] })).toContain(`offset-path:path("${flight}")`)
})

test('a compartment shows when the flight has left it for the last time', () => {
  const styles = flightStyles({ ...even, flight, compartments: [left, right] })
  expect(styles).toContain('.comp--1{animation-delay:11.0s}') // at the very end
  expect(styles).toContain('.comp--2{animation-delay:5.3s}') // after 100 of 231
})

test('a flight that begins slowly shows the first compartments later', () => {
  const slow = { ...even, speed: [0.5, 0, 1, 1] } as const
  const delay = (styles: string) => Number(/\.comp--2\{animation-delay:([\d.]+)s/.exec(styles)?.[1])
  expect(delay(flightStyles({ ...slow, flight, compartments: [right] }))).toBeGreaterThan(6)
})

test('a compartment goes on beyond the edge of the picture, and says what the overlay says', () => {
  const coordinates: [number, number][][] = [
    [
      [1000, 0],
      [2000, 0],
      [1500, 500],
      [1000, 0],
    ],
  ]
  const label = { en: 'Pine', sv: 'Tall' }
  const properties = { number: 5, area_ha: 2.14, label_at: [1500, 100] }
  const feature = { kind: 'compartment', label, geometry: { type: 'Polygon', coordinates } as const, properties }
  const overlay = { width: 2000, height: 1125, ground_width_m: 760, features: [feature] }
  expect(traceCompartment(5, overlay)).toEqual({
    number: 5,
    label,
    hectares: 2.14,
    at: [1200, 80],
    corners: [
      [800, -16],
      [1616, -16],
      [1200, 400],
    ],
  })
  expect(() => traceCompartment(6, overlay)).toThrow('no compartment 6')
})

import { expect, test } from 'vitest'
import { said } from '../tests/stand-ins/said.ts'
import { traceCompartment } from './hero-map.ts'

test('a compartment goes on beyond the edge of the picture, and says what the overlay says', () => {
  const coordinates: [number, number][][] = [
    [
      [1000, 0],
      [2000, 0],
      [1500, 500],
      [1000, 0],
    ],
  ]
  const label = said({ en: 'Pine', sv: 'Tall' })
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

import { expect, test } from 'vitest'
import { flightStyles } from './hero-flight.ts'

const left = { number: 1, outline: 'M0 -5L50 -5L50 25L0 25Z' }
const right = { number: 2, outline: 'M50 -5L100 -5L100 5L50 5Z' }
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

import { expect, test } from 'vitest'
import { calculatorMessages } from '../../../../generated/messages/calculator.ts'
import { areaSteps, findNearestStep } from './area-steps.ts'
import { describeRange } from './describe-flight.ts'
import {
  AREA_HA,
  BATTERY_MINUTES,
  countBatteries,
  EXAMPLES_HA,
  estimateFlightSeconds,
  nullIfOutOfRange,
  readSharedValue,
  writeSharedValues,
} from './flight-time.ts'

test('takes 10 to 15 seconds for each hectare', () => {
  expect(estimateFlightSeconds(120)).toEqual({ from: 1200, to: 1800 })
})

test.each([
  ['fits a short flight in one battery', { from: 100, to: 150 }, 25, { from: 1, to: 1 }],
  ['counts a battery that is used up to its last minute once', { from: 1500, to: 1500 }, 25, { from: 1, to: 1 }],
  ['begins a new battery a second later', { from: 1501, to: 3001 }, 25, { from: 2, to: 3 }],
  ['needs more of smaller batteries', { from: 5000, to: 7500 }, 15, { from: 6, to: 9 }],
])('%s', (_name, seconds, minutes, expected) => {
  expect(countBatteries(seconds, minutes)).toEqual(expected)
})

test.each([
  ['says seconds up to two minutes', { from: 80, to: 120 }, '80–120\u00a0s'],
  ['says minutes from there on', { from: 90, to: 135 }, '2–3\u00a0min'],
  ['rounds minutes up', { from: 1000, to: 1501 }, '17–26\u00a0min'],
  ['says minutes up to three hours', { from: 7200, to: 10800 }, '120–180\u00a0min'],
  [
    'says hours when the slower end is above',
    { from: 7201, to: 10801 },
    '2\u00a0h\u00a01\u00a0min to 3\u00a0h\u00a01\u00a0min',
  ],
  ['says a whole hour without minutes', { from: 10800, to: 14400 }, '3\u00a0h to 4\u00a0h'],
  ['carries a rounded minute over', { from: 10741, to: 14400 }, '3\u00a0h to 4\u00a0h'],
])('%s', (_name, span, expected) => {
  expect(describeRange(span, calculatorMessages.en)).toBe(expected)
})

test.each([
  ['?hectares=120', 120],
  ['?a=b&hectares=12.5', 12.5],
  ['?hectares=1600', 1600],
  ['?hectares=1601', null],
  ['?hectares=0', null],
  ['?hectares=-5', null],
  ['?hectares=1e3', null],
  ['?hectares=12,5', null],
  ['?hectares=', null],
  ['', null],
])('reads from the address %s the area %s', (search, expected) => {
  expect(readSharedValue(search, 'hectares', AREA_HA)).toBe(expected)
})

test('writes an address that it reads again, and keeps what else stood there', () => {
  const search = writeSharedValues('?a=b&hectares=7&minutes=9', 12.5, BATTERY_MINUTES.start)
  expect(search).toBe('?a=b&hectares=12.5')
  expect(readSharedValue(search, 'hectares', AREA_HA)).toBe(12.5)
})

test('accepts the limits themselves and nothing beyond', () => {
  expect(nullIfOutOfRange(AREA_HA.least, AREA_HA)).toBe(AREA_HA.least)
  expect(nullIfOutOfRange(AREA_HA.most, AREA_HA)).toBe(AREA_HA.most)
  expect(nullIfOutOfRange(AREA_HA.most + 0.1, AREA_HA)).toBeNull()
  expect(nullIfOutOfRange(null, AREA_HA)).toBeNull()
})

test('gives the slider growing steps from the least to the most area', () => {
  expect(areaSteps[0]).toBe(AREA_HA.least)
  expect(areaSteps.at(-1)).toBe(AREA_HA.most)
  expect(areaSteps).toEqual([...new Set(areaSteps)].toSorted((a, b) => a - b))
})

test.each([...EXAMPLES_HA, AREA_HA.start])('has a step of the slider for %d hectares', (hectares) => {
  expect(areaSteps[findNearestStep(hectares)]).toBe(hectares)
})

test.each([
  [123, 120],
  [12, 10],
  [1, 1],
  [1580, 1600],
])('moves the slider for %d hectares to the step of %d', (hectares, step) => {
  expect(areaSteps[findNearestStep(hectares)]).toBe(step)
})

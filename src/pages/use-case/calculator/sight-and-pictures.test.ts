import { expect, test } from 'vitest'
import { calculatorMessages } from '../../../../generated/messages/calculator.ts'
import { languages } from '../../../../site/languages.ts'
import { describeImageCount } from './describe-flight.ts'
import {
  circleAreaHectares,
  countPictures,
  countTakeOffPlaces,
  FOOTPRINT_METRES,
  MEGABYTES_PER_PICTURE,
  SIGHT_METRES,
} from './sight-and-pictures.ts'

test.each([
  [300, 28],
  [400, 50],
  [500, 79],
])('sees from one place, %d m in all directions, %d hectares', (metres, hectares) => {
  expect(Math.round(circleAreaHectares(metres))).toBe(hectares)
})

test.each([
  ['one place for what is seen from there', 20, { from: 1, to: 1 }],
  ['more where the drone is lost earlier', 60, { from: 1, to: 3 }],
  ['twenty to fifty places for a large area', 1500, { from: 20, to: 54 }],
])('needs %s', (_name, hectares, expected) => {
  expect(countTakeOffPlaces(hectares)).toEqual(expected)
})

test('takes four pictures a hectare with little overlap, and eight with much', () => {
  expect(countPictures(1)).toEqual({ from: 4, to: 8 })
  expect(countPictures(1000)).toEqual({ from: 3897, to: 7793 })
})

test.each([
  [10, '40–80\u00a0pictures, 400–800\u00a0MB'],
  [200, '780–1,560\u00a0pictures, 8–16\u00a0GB'],
])('says pictures and size for %d hectares', (hectares, expected) => {
  expect(describeImageCount(hectares, calculatorMessages.en, 'en')).toBe(expected)
})

test.each(languages)('explains the calculation with the figures that it counts with: %s', (language) => {
  const { countedSight, countedPictures } = calculatorMessages[language]
  for (const metres of Object.values(SIGHT_METRES))
    expect(countedSight).toMatch(new RegExp(`${Math.round(circleAreaHectares(metres))}\\s`))
  for (const metres of Object.values(FOOTPRINT_METRES)) expect(countedPictures).toContain(String(Math.round(metres)))
  expect(countedPictures).toMatch(new RegExp(`${MEGABYTES_PER_PICTURE}\\sMB`))
})

import { expect, test } from 'vitest'
import { formatNumber } from './format-number.ts'

test.each([
  ['leaves small numbers alone', 150, 'en', 0, '150'],
  ['groups thousands with a comma in English', 1500, 'en', 0, '1,500'],
  ['groups thousands with a narrow space that does not break in Swedish', 1500, 'sv', 0, '1\u202f500'],
  ['groups millions twice', 1234567, 'en', 0, '1,234,567'],
  ['writes a decimal point in English', 0.444, 'en', 2, '0.44'],
  ['writes a decimal comma in Swedish', 1234.5, 'sv', 1, '1\u202f234,5'],
  ['keeps the zeros of a fixed number of decimals', 2, 'sv', 2, '2,00'],
] as const)('%s', (_name, value, language, decimals, expected) => {
  expect(formatNumber(value, language, decimals)).toBe(expected)
})

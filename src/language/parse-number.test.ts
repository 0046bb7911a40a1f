import { expect, test } from 'vitest'
import { formatNumber } from './format-number.ts'
import { parseNumber } from './parse-number.ts'

test.each([
  ['reads a whole number', '120', 'en', 120],
  ['reads a comma between thousands in English', '1,500', 'en', 1500],
  ['reads a decimal point in English', '12.5', 'en', 12.5],
  ['reads a decimal comma in English too', '12,5', 'en', 12.5],
  ['reads both marks in English', '1,234.5', 'en', 1234.5],
  ['refuses marks that contradict each other', '1,23.4', 'en', null],
  ['reads a decimal comma in Swedish', '12,5', 'sv', 12.5],
  ['reads a decimal point in Swedish too', '12.5', 'sv', 12.5],
  ['refuses a point that may stand between thousands in Swedish', '1.500', 'sv', null],
  ['reads spaces between thousands', '1 500', 'sv', 1500],
  ['reads spaces around', ' 80 ', 'en', 80],
  ['refuses a unit', '120 ha', 'en', null],
  ['refuses a sign', '-5', 'sv', null],
  ['refuses nothing at all', '', 'en', null],
  ['refuses an exponent', '1e3', 'en', null],
] as const)('%s', (_name, text, language, expected) => {
  expect(parseNumber(text, language)).toBe(expected)
})

test.each(['en', 'sv'] as const)('reads what it has written itself in %s', (language) => {
  expect(parseNumber(formatNumber(1234.5, language, 1), language)).toBe(1234.5)
})

import { expect, test } from 'vitest'
import { formatDay } from './date.ts'

const now = new Date('2026-12-01T12:00:00Z')

test.each([
  ['a day of this year without the year', '2026-11-21T12:00:00Z', 'en', false, '21 November'],
  ['the same in Swedish', '2026-11-21T12:00:00Z', 'sv', false, '21 november'],
  ['a day of another year with it', '2025-11-21T12:00:00Z', 'sv', false, '21 november 2025'],
  ['the year where it is asked for', '2026-11-21T12:00:00Z', 'en', true, '21 November 2026'],
] as const)('%s', (_name, iso, language, withYear, written) => {
  expect(formatDay(iso, language, withYear, now)).toBe(written)
})

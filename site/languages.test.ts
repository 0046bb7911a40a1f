import { expect, test } from 'vitest'
import { chooseLanguage } from './languages.ts'

test.each([
  { name: 'takes the stored choice before the browser’s language', candidates: ['en', 'sv-SE'], expected: 'en' },
  { name: 'reads the primary part of a browser language', candidates: [null, 'sv-FI'], expected: 'sv' },
  { name: 'passes over a stored value that is no language of the site', candidates: ['xx', 'sv'], expected: 'sv' },
  { name: 'falls back to English', candidates: [null, 'nb-NO'], expected: 'en' },
  { name: 'falls back to English without any candidate', candidates: [], expected: 'en' },
])('$name', ({ candidates, expected }) => {
  expect(chooseLanguage(candidates)).toBe(expected)
})

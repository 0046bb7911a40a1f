import { expect, test } from 'vitest'
import { checkLetters } from './letters.ts'

const check = (text: string) => checkLetters({ file: 'a.md', line: 1, language: 'en', text })

test.each([
  { name: 'a fraction', text: 'A\n¼ timme', line: 2, what: 'The site’s typefaces have no “¼” (U+00BC).' },
  {
    name: 'a hyphen that does not break',
    text: 'a\u2011b',
    line: 1,
    what: 'The site’s typefaces have no “\u2011” (U+2011).',
  },
])('names $name with its line', ({ text, line, what }) => {
  expect(check(text)).toMatchObject([{ file: 'a.md', line, what }])
})

test('lets pass what both languages write, also in two parts, and what other checks name', () => {
  expect(check('\ufeffÅtgärd – 5\u00a0% “så” …\r\na\u030akern 🌲 a\u200b')).toEqual([])
})

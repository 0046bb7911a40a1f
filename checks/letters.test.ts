import { expect, test } from 'vitest'
import { checkLetters } from './letters.ts'

test.each([
  { name: 'an emoji', text: 'Bra!\n🌲 Gran', line: 2, what: 'The site’s typefaces have no “🌲” (U+1F332).' },
  { name: 'a fraction', text: '¼ timme', line: 1, what: 'The site’s typefaces have no “¼” (U+00BC).' },
  {
    name: 'a hyphen that does not break',
    text: 'a\u2011b',
    line: 1,
    what: 'There is a character that cannot be seen (U+2011).',
  },
  {
    name: 'a letter in two parts',
    text: 'a\u030Akern',
    line: 1,
    what: '“å” is written as two characters, a letter and its mark.',
  },
  { name: 'a zero byte', text: 'a\u0000', line: 1, what: 'There is a character that cannot be seen (U+0000).' },
])('names $name with its line, once', ({ text, line, what }) => {
  expect(checkLetters('a.md', text, true)).toMatchObject([{ file: 'a.md', line, what }])
  expect(checkLetters('a.md', `${text}\n${text}`, true)).toHaveLength(1)
})

test('lets pass what both languages write, and the mark of UTF-8', () => {
  expect(checkLetters('a.md', '\ufeffÅtgärd – 5\u00a0% “så” …\r\n', true)).toEqual([])
})

test('lets pass on a page what only a book lacks', () => {
  expect(checkLetters('a.md', 'Karel Čapek', false)).toEqual([])
})

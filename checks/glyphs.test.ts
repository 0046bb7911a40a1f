import { expect, test } from 'vitest'
import { checkGlyphs } from './glyphs.ts'

const check = (text: string, isPrinted = true) =>
  checkGlyphs({ file: 'a.md', line: 1, language: 'en', text }, isPrinted)

test.each([
  { name: 'a fraction', text: 'A\n¼ timme', line: 2, what: 'The site’s typefaces have no “¼” (U+00BC).' },
  {
    name: 'a hyphen that does not break',
    text: 'a\u2011b',
    line: 1,
    what: 'The site’s typefaces have no “\u2011” (U+2011).',
  },
  { name: 'an emoji', text: 'Good 👍🏽.', line: 1, what: 'The site’s typefaces have no “👍🏽” (U+1F44D).' },
  { name: 'a space without width', text: 'a\u200bb', line: 1, what: 'The site’s typefaces have no “\u200b” (U+200B).' },
  { name: 'a letter in two parts', text: 'a\u030ab', line: 1, what: 'The site’s typefaces have no “\u030a” (U+030A).' },
  { name: 'a control character', text: 'a\u0000b', line: 1, what: 'The site’s typefaces have no “\u0000” (U+0000).' },
])('names $name with its line', ({ text, line, what }) => {
  expect(check(text)).toMatchObject([{ file: 'a.md', line, what }])
})

test('lets pass what both languages write', () => {
  expect(check('\ufeffÅtgärd – 5\u00a0% “så” …\r\nåkern')).toEqual([])
})

test('lets a page hold a letter of a name that a book cannot be set with', () => {
  expect(check('Klouček', false)).toEqual([])
  expect(check('Klouček')).toMatchObject([{ what: 'The site’s typefaces have no “č” (U+010D).' }])
})

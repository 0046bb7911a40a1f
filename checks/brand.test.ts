import { expect, test } from 'vitest'
import { checkFilmBrand, checkTypedFacts } from './brand.ts'

const facts = { product: 'Kronvy', email: 'a@forest.test', phone: '+46 8 1', video: { shows: 'Kronvy' } }
const passage = (text: string) => ({ file: 'a.md', line: 7, language: 'en' as const, text })

test.each([
  { text: 'One line.\nKronvy shows it.', line: 8, todo: 'Write {product}.' },
  { text: 'Write to a@forest.test', line: 7, todo: 'Write {email}.' },
  { text: 'Call +46 8 1', line: 7, todo: 'Write {phone}.' },
])('names a fact that is typed by hand: $todo', ({ text, line, todo }) => {
  expect(checkTypedFacts([passage(text)], facts)).toMatchObject([{ file: 'a.md', line, todo }])
})

test('lets pass facts in braces and words that only begin alike', () => {
  expect(checkTypedFacts([passage('{product} and NotKronvy')], facts)).toEqual([])
})

test('names the lines of the film that keep an old name', () => {
  expect(checkFilmBrand([passage('Text: Kronvy.')], facts)).toEqual([])
  const changed = { ...facts, product: 'Barrskog' }
  expect(checkFilmBrand([passage('Text: Kronvy.')], changed)).toMatchObject([{ line: 7 }])
})

import { expect, test } from 'vitest'
import { checkFilmBrand, checkTypedFacts } from './typed-facts.ts'

const facts = { product: 'Kronvy', email: 'a@forest.test', phone: '+46 8 1', video: { shows: 'Kronvy' } }
const passage = (text: string) => ({ file: 'a.md', line: 7, language: 'en' as const, text })

test.each([
  { text: 'One line.\nKronvy shows it.', line: 8, todo: 'Write {product}.' },
  { text: 'Write to a@forest.test', line: 7, todo: 'Write {email}.' },
  { text: 'Call +46 8 1', line: 7, todo: 'Write {phone}.' },
])('names a fact that is typed by hand: $todo', ({ text, line, todo }) => {
  expect(checkTypedFacts(passage(text), facts)).toMatchObject([{ file: 'a.md', line, todo }])
})

test('lets pass facts in braces and words that only begin alike', () => {
  expect(checkTypedFacts(passage('{product} and NotKronvy'), facts)).toEqual([])
})

test('names the lines of the film that keep an old name', () => {
  expect(checkFilmBrand([passage('Text: Kronvy.')], facts)).toEqual([])
  const changed = { ...facts, product: 'Barrskog' }
  expect(checkFilmBrand([passage('Text: Kronvy.')], changed)).toMatchObject([{ line: 7 }])
})

const checkChapters = (text: string) => checkTypedFacts(passage(text))

test.each(['See Teams in chapter {basics}.', 'This chapter has 2 parts.'])('lets “%s” pass', (text) => {
  expect(checkChapters(text)).toEqual([])
})

test.each([
  { text: 'Read\nchapter 2', line: 8, todo: '{basics}' },
  { text: 'Se kapitel 1', line: 7, todo: '{prerequisites}' },
])('names the number of a chapter: $text', ({ text, line, todo }) => {
  expect(checkChapters(text)).toMatchObject([{ line, todo: expect.stringContaining(todo) }])
})

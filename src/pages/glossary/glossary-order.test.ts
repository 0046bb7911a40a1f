import { expect, test } from 'vitest'
import { glossaryEntries, headwordOf } from '../../../site/words.ts'
import { findEntries, foldCharacters, groupByLetter } from './glossary-order.ts'

const names = (query: string) => findEntries(query).map((entry) => headwordOf(entry, 'en'))

test('Swedish has Å and Ä after Z, English has them with A', () => {
  const letters = (language: 'en' | 'sv') => groupByLetter(language).map(({ letter }) => letter)
  expect(letters('sv').slice(-3)).toEqual(['Å', 'Ä', 'Ö'])
  expect(letters('en')).toEqual([...letters('en')].sort())
  expect(groupByLetter('en')[0]?.entries.map(({ id }) => id)).toContain('abin')
})

test('every word stands under exactly one letter, and no letter is empty', () => {
  for (const language of ['en', 'sv'] as const) {
    const letters = groupByLetter(language)
    expect(letters.flatMap((letter) => letter.entries)).toHaveLength(glossaryEntries.length)
    for (const letter of letters) expect(letter.entries).not.toEqual([])
  }
})

test('every word has an id of its own', () => {
  expect(new Set(glossaryEntries.map(({ id }) => id)).size).toBe(glossaryEntries.length)
})

test.each([
  { name: 'an English word', query: 'compartment', expected: 'compartment' },
  { name: 'a Swedish word', query: 'avdelning', expected: 'compartment' },
  { name: 'an inflected form', query: 'Avdelningarna', expected: 'compartment' },
  { name: 'a word written without its dots', query: 'valta', expected: 'log pile' },
  { name: 'a raised figure written as usual', query: 'm3sk', expected: 'm³sk' },
  { name: 'a part of a word', query: ' barkborr ', expected: 'spruce bark beetle' },
])('finds $name', ({ query, expected }) => {
  expect(names(query)).toContain(expected)
})

test('does not look into the definitions', () => {
  expect(names('charcoal')).toEqual([])
})

test('what is compared is as long as what is shown', () => {
  for (const { match } of glossaryEntries) {
    for (const form of [...match.en, ...match.sv]) expect(foldCharacters(form)).toHaveLength(form.length)
  }
})

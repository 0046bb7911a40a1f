import { expect, test } from 'vitest'
import { inLanguages } from '../tests/support/in-languages.ts'
import { checkAvoidedWords } from './avoided-words.ts'
import type { Passage } from './passage.ts'

const avoidedWords = inLanguages({
  en: [
    { instead: 'machine crew', words: ['machine team*'] },
    { instead: 'Äbin', words: ['ÄBIN'] },
    { instead: 'timber', words: ['lumber'] },
  ],
  sv: [{ instead: 'ägarens fullmakt', words: ['mandat'] }],
})

const passagesOf = (text: string, language: 'en' | 'sv' = 'en'): Passage[] => [
  { file: 'a.md', line: 7, language, text },
]

test.each([
  { name: 'a word', text: 'Buy lumber here.', found: '“lumber”' },
  { name: 'a word at the beginning of a sentence', text: 'Lumber is bought here.', found: '“Lumber”' },
  { name: 'a word with another ending', text: 'The machine teams wait.', found: '“machine teams”' },
  { name: 'a word that is wrong by its capitals', text: 'The ÄBIN of spring.', found: '“ÄBIN”' },
])('finds $name', ({ text, found }) => {
  expect(checkAvoidedWords(passagesOf(text), avoidedWords, [])).toMatchObject([
    { file: 'a.md', what: expect.stringContaining(found) },
  ])
})

test.each([
  { name: 'the word to be written', text: 'The machine crew asks for Äbin and timber.' },
  { name: 'a longer word', text: 'Lumberjacks have plumber friends.' },
  { name: 'a word of the other language', text: 'Ett mandat.' },
])('leaves $name', ({ text }) => {
  expect(checkAvoidedWords(passagesOf(text), avoidedWords, [])).toEqual([])
})

test('reports nothing for a language without avoided words', () => {
  expect(checkAvoidedWords(passagesOf('Hello forest.'), { ...avoidedWords, en: [] }, [])).toEqual([])
})

test('names the line and what to write', () => {
  expect(checkAvoidedWords(passagesOf('Ett\nmandat', 'sv'), avoidedWords, [])).toMatchObject([
    { line: 8, todo: expect.stringContaining('“ägarens fullmakt”') },
  ])
})

test('allows a word where a reason is given, and nowhere else', () => {
  const allowed = [{ text: 'the Lumber Act', reason: 'the name of a law' }]
  expect(checkAvoidedWords(passagesOf('See the Lumber Act.'), avoidedWords, allowed)).toEqual([])
  expect(checkAvoidedWords(passagesOf('See the Lumber Act on lumber.'), avoidedWords, allowed)).toHaveLength(1)
})

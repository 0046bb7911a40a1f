import MiniSearch from 'minisearch'
import { afterEach, expect, test, vi } from 'vitest'
import { MAX_QUERY_LENGTH } from './contract/query.ts'
import { miniSearchOptions } from './contract/search-index.ts'
import { findResults } from './find-results.ts'
import { LanguageIndex } from './language-index.ts'
import type { SearchHit } from './results.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const emptyIndex = () =>
  new LanguageIndex('sv', {
    pages: [],
    sections: [],
    vocabulary: {},
    terms: new MiniSearch(miniSearchOptions).toJSON(),
  })
const page: SearchHit = { href: '/', language: 'sv', title: [], excerpt: [], sections: [], isWhole: true }

test.each([
  ['one word without spaces', 'a'.repeat(5_000)],
  ['words of fifty letters', `${'skogsbruks'.repeat(5)} `.repeat(300)],
  ['words of one letter each', 'a b '.repeat(25_000)],
  ['emoji and letters', '🌲gran'.repeat(20_000)],
])('however long %s: what the index is asked for has an upper length', (_name, query) => {
  const index = emptyIndex()
  const asked: string[] = []
  vi.spyOn(index, 'has').mockImplementation((word) => asked.push(word) < 0)
  vi.spyOn(index, 'isTerm').mockImplementation((words) => asked.push(words.join(' ')) < 0)
  vi.spyOn(index, 'similarWords').mockImplementation((word) => {
    asked.push(word)
    return []
  })
  const find = vi.spyOn(index, 'find').mockReturnValue([])
  findResults(query, 'sv', [index])
  for (const text of asked) expect(text.length).toBeLessThanOrEqual(MAX_QUERY_LENGTH)
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.length).toBeLessThan(10 * MAX_QUERY_LENGTH)
  for (const [words] of find.mock.calls) expect(words.join(' ').length).toBeLessThanOrEqual(MAX_QUERY_LENGTH)
})

test.each([
  ['eftersök', 'eftersom', null], // a word that the site does not have, and one on every page
  ['blod', 'blöta', null],
  ['stock', 'stack', null], // a correctly spelled other word
  ['deforestation', 'reforestation', null], // another first letter
  ['granbarkbore', 'granbarkborre', 'granbarkborre'],
  ['spridningstilstånd', 'spridningstillståndet', 'spridningstillståndet'],
  ['stacke', 'stacks', 'stacks'],
  ['changelog', 'change log', 'change log'],
])('“%s” is not taken for a word that was not meant', (query, similar, corrected) => {
  const index = emptyIndex()
  vi.spyOn(index, 'similarWords').mockReturnValue([{ written: similar, score: 1 }])
  vi.spyOn(index, 'find').mockReturnValue([page])
  expect(findResults(query, 'sv', [index]).corrected).toBe(corrected)
})

test('what is found nowhere was not corrected', () => {
  const index = emptyIndex()
  vi.spyOn(index, 'similarWords').mockReturnValue([{ written: 'granbarkborre', score: 1 }])
  expect(findResults('granbarkbore', 'sv', [index])).toEqual({ pages: [], corrected: null })
})

test('a word of a known phrase is not corrected, nor one that the vocabulary has', () => {
  const index = emptyIndex()
  vi.spyOn(index, 'isTerm').mockImplementation((words) => ['growing stock', 'skogskonto'].includes(words.join(' ')))
  const similar = vi.spyOn(index, 'similarWords').mockReturnValue([{ written: 'stocks', score: 1 }])
  const find = vi.spyOn(index, 'find').mockReturnValue([page])
  expect(findResults('growing stock', 'sv', [index]).corrected).toBeNull()
  expect(findResults('skogskonto', 'sv', [index]).corrected).toBeNull()
  expect(find.mock.calls.map(([words]) => words)).toEqual([['growing', 'stock'], ['skogskonto']])
  expect(similar).not.toHaveBeenCalled()
})

test.each([
  ['accurcay', 'accuracy', 'accuracy'],
  ['acucarcy', 'accuracy', null], // two transpositions

  ['trail', 'trial', null], // a correctly spelled other word
  ['ogallrad', 'goallrad', null], // another first letter
])('“%s” is corrected only when one transposition makes an indexed word', (query, indexed, corrected) => {
  const index = emptyIndex()
  vi.spyOn(index, 'has').mockImplementation((word) => word === indexed)
  vi.spyOn(index, 'find').mockReturnValue([page])
  expect(findResults(query, 'sv', [index]).corrected).toBe(corrected)
})

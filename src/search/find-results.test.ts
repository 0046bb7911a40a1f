import MiniSearch from 'minisearch'
import { afterEach, expect, test, vi } from 'vitest'
import { LONGEST_QUERY } from './contract/query.ts'
import { indexOptions } from './contract/search-index.ts'
import { findResults } from './find-results.ts'
import { LanguageIndex } from './language-index.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test.each([
  ['one word without spaces', 'a'.repeat(5_000)],
  ['words of fifty letters', `${'skogsbruks'.repeat(5)} `.repeat(300)],
  ['words of one letter each', 'a b '.repeat(25_000)],
  ['emoji and letters', '🌲gran'.repeat(20_000)],
])('however long %s: what the index is asked for has an upper length', (_name, query) => {
  const terms = new MiniSearch(indexOptions).toJSON()
  const index = new LanguageIndex('sv', { pages: [], sections: [], vocabulary: {}, terms })
  const asked: string[] = []
  vi.spyOn(index, 'has').mockImplementation((word) => asked.push(word) < 0)
  vi.spyOn(index, 'isTerm').mockImplementation((words) => asked.push(words.join(' ')) < 0)
  vi.spyOn(index, 'similarWords').mockImplementation((word) => {
    asked.push(word)
    return []
  })
  const find = vi.spyOn(index, 'find').mockReturnValue([])
  findResults(query, 'sv', [index])
  for (const text of asked) expect(text.length).toBeLessThanOrEqual(LONGEST_QUERY)
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.length).toBeLessThan(10 * LONGEST_QUERY)
  for (const [words] of find.mock.calls) expect(words.join(' ').length).toBeLessThanOrEqual(LONGEST_QUERY)
})

test.each([
  ['eftersök', 'eftersom', null], // a word that the site lacks, and one that is on every page
  ['granbarkbore', 'granbarkborre', 'granbarkborre'],
])('“%s” is not taken for a word that was not meant', (query, similar, corrected) => {
  const terms = new MiniSearch(indexOptions).toJSON()
  const index = new LanguageIndex('sv', { pages: [], sections: [], vocabulary: {}, terms })
  vi.spyOn(index, 'similarWords').mockReturnValue([{ written: similar, score: 1 }])
  expect(findResults(query, 'sv', [index]).corrected).toBe(corrected)
})

import { expect, test } from 'vitest'
import { cutQuery, LONGEST_QUERY } from './query.ts'

test('a query that is not too long is searched as it is', () => {
  expect(cutQuery('  how many batteries for 500 ha? ')).toBe('how many batteries for 500 ha?')
  expect(cutQuery('a'.repeat(LONGEST_QUERY))).toHaveLength(LONGEST_QUERY)
})

test('of a longer one the beginning is, in whole words', () => {
  const words = 'avdelning '.repeat(300)
  expect(cutQuery(words)).toBe('avdelning '.repeat(LONGEST_QUERY / 10).trim())
  expect(cutQuery(`xx${words}`)).toBe(`xx${'avdelning '.repeat(LONGEST_QUERY / 10 - 1)}`.trim())
})

test.each([
  ['one word', 'a'.repeat(100_000)],
  ['words of fifty letters', `${'b'.repeat(50)} `.repeat(300)],
  ['emoji', '🌲'.repeat(50_000)],
  ['emoji after a letter', `a${'🌲'.repeat(50_000)}`],
  ['empty lines', `a${'\n'.repeat(100_000)}b`],
])('%s: never more than the limit, and no half sign', (_name, text) => {
  const query = cutQuery(text)
  expect(query).not.toBe('')
  expect(query.length).toBeLessThanOrEqual(LONGEST_QUERY)
  expect(() => encodeURIComponent(query)).not.toThrow()
})

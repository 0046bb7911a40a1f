import { expect, test } from 'vitest'
import { MAX_QUERY_LENGTH, truncateQuery } from './query.ts'

test('a query that is not too long is searched as it is', () => {
  expect(truncateQuery('  how many batteries for 500 ha? ')).toBe('how many batteries for 500 ha?')
  expect(truncateQuery('a'.repeat(MAX_QUERY_LENGTH))).toHaveLength(MAX_QUERY_LENGTH)
})

test('letters pasted in two parts, as macOS writes file names, are one', () => {
  expect(truncateQuery('fo\u0308ryngring')).toBe('föryngring')
})

test('of a longer one the beginning is, in whole words', () => {
  const words = 'avdelning '.repeat(300)
  expect(truncateQuery(words)).toBe('avdelning '.repeat(MAX_QUERY_LENGTH / 10).trim())
  expect(truncateQuery(`xx${words}`)).toBe(`xx${'avdelning '.repeat(MAX_QUERY_LENGTH / 10 - 1)}`.trim())
})

test.each([
  ['one word', 'a'.repeat(100_000)],
  ['words of fifty letters', `${'b'.repeat(50)} `.repeat(300)],
  ['emoji', '🌲'.repeat(50_000)],
  ['emoji after a letter', `a${'🌲'.repeat(50_000)}`],
  ['empty lines', `a${'\n'.repeat(100_000)}b`],
])('%s: never more than the limit, and no half sign', (_name, text) => {
  const query = truncateQuery(text)
  expect(query).not.toBe('')
  expect(query.length).toBeLessThanOrEqual(MAX_QUERY_LENGTH)
  expect(() => encodeURIComponent(query)).not.toThrow()
})

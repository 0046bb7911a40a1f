import { describe, expect, test } from 'vitest'
import { editDistance, fold, stem, wordsOf } from './words.ts'

describe('the stem of a word', () => {
  const families: [language: 'en' | 'sv', words: string[]][] = [
    ['sv', ['barkborre', 'barkborrar', 'barkborren', 'barkborrarna', 'barkborrens']],
    ['sv', ['avdelning', 'avdelningen', 'avdelningar', 'avdelningarna', 'avdelningens']],
    ['sv', ['karta', 'kartor', 'kartan', 'kartorna']],
    ['sv', ['objekt', 'objektet', 'objekten', 'objekts', 'objektens']],
    ['en', ['compartment', 'compartments']],
    ['en', ['battery', 'batteries']],
    ['en', ['mapping', 'mapped', 'map']],
  ]
  for (const [language, words] of families) {
    test(`is shared by ${words.join(', ')}`, () => {
      expect(new Set(words.map((word) => stem(fold(word), language)))).toHaveLength(1)
    })
  }
  test('keeps different words apart', () => {
    expect(stem('brand', 'sv')).not.toBe(stem('bransle', 'sv'))
    expect(stem('plan', 'en')).not.toBe(stem('plant', 'en'))
  })
})

test('letters with marks are compared as plain letters', () => {
  expect(fold('Åtgärd Ö é')).toBe('atgard o e')
})

test('punctuation is no part of a word, a hyphen inside is', () => {
  expect(wordsOf('“Enterprise-drönare”, vad? GPS-')).toEqual(['Enterprise-drönare', 'vad', 'GPS'])
})

describe('the distance between words', () => {
  const rows: [says: string, one: string, other: string, limit: number, distance: number][] = [
    ['the same', 'karta', 'karta', 2, 0],
    ['a letter too few', 'kara', 'karta', 2, 1],
    ['a letter too many', 'kartta', 'karta', 2, 1],
    ['another letter', 'karto', 'karta', 2, 1],
    ['two letters swapped', 'krata', 'karta', 2, 1],
    ['two slips', 'kratta', 'karta', 2, 2],
    ['too far', 'skogar', 'karta', 2, 3],
    ['too long', 'karta', 'kartornas', 2, 3],
  ]
  for (const [says, one, other, limit, distance] of rows) {
    test(`is ${distance} for ${says}`, () => expect(editDistance(one, other, limit)).toBe(distance))
  }
})

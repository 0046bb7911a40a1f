import { describe, expect, test } from 'vitest'
import { fold, stem, wordsOf } from './words.ts'

describe('the stem of a word', () => {
  const families: [language: 'en' | 'sv', words: string[]][] = [
    ['sv', ['barkborre', 'barkborrar', 'barkborren', 'barkborrarna', 'barkborrens']],
    ['sv', ['avdelning', 'avdelningen', 'avdelningar', 'avdelningarna', 'avdelningens']],
    ['sv', ['karta', 'kartor', 'kartan', 'kartorna']],
    ['sv', ['noggrannhet', 'noggrannheten']],
    ['sv', ['slutavverkning', 'slutavverkningarna', 'slutavverka', 'slutavverkad']],
    ['sv', ['gallring', 'gallringen', 'gallringar', 'gallra', 'gallrar']],
    ['sv', ['stam', 'stammar', 'stammen']],
    ['sv', ['granne', 'grannen', 'grannar']],
    ['sv', ['objekt', 'objektet', 'objekten', 'objekts', 'objektens']],
    ['en', ['compartment', 'compartments']],
    ['en', ['battery', 'batteries']],
    ['en', ['mapping', 'mapped', 'map']],
  ]
  for (const [language, words] of families) {
    test(`is shared by ${words.join(', ')}`, () => {
      expect(new Set(words.map((word) => stem(word, language)))).toHaveLength(1)
    })
  }
  test('keeps different words apart', () => {
    expect(stem('brand', 'sv')).not.toBe(stem('bransle', 'sv'))
    expect(stem('granne', 'sv')).not.toBe(stem('gran', 'sv'))
    expect(stem('plan', 'en')).not.toBe(stem('plant', 'en'))
    expect(stem('varning', 'sv')).not.toBe(stem('var', 'sv'))
  })
})

test('letters with marks are compared as plain letters', () => {
  expect(fold('Åtgärd Ö é')).toBe('atgard o e')
})

test('punctuation, the English genitive and the hyphen are no part of a word', () => {
  expect(wordsOf('“Enterprise-drönare”, the owner’s? GPS-')).toEqual(['Enterprise', 'drönare', 'the', 'owner', 'GPS'])
})

import { describe, expect, test } from 'vitest'
import { foldDiacritics, joinHyphenated, stemWord, tokenize } from './tokenize.ts'

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
    ['sv', ['virkesförråd', 'virkesförrådet', 'virkesförråden']],
    ['en', ['compartment', 'compartments']],
    ['en', ['battery', 'batteries']],
    ['en', ['mapping', 'mapped', 'map']],
  ]
  for (const [language, words] of families) {
    test(`is shared by ${words.join(', ')}`, () => {
      expect(new Set(words.map((word) => stemWord(word, language)))).toHaveLength(1)
    })
  }
  test('keeps different words apart', () => {
    expect(stemWord('brand', 'sv')).not.toBe(stemWord('bransle', 'sv'))
    expect(stemWord('granne', 'sv')).not.toBe(stemWord('gran', 'sv'))
    expect(stemWord('plan', 'en')).not.toBe(stemWord('plant', 'en'))
    expect(stemWord('varning', 'sv')).not.toBe(stemWord('var', 'sv'))
    expect(stemWord('samråd', 'sv')).not.toBe(stemWord('sämre', 'sv'))
  })
})

test('letters with marks are compared as plain letters', () => {
  expect(foldDiacritics('Åtgärd Ö é m³fub')).toBe('atgard o e m3fub')
})

test('a letter in two parts and signs that are not seen make no other word', () => {
  expect(tokenize('a\u030atga\u0308rd skogs\u00ada\u0308gare e-\u2060post')).toEqual([
    'åtgärd',
    'skogsägare',
    'e',
    'post',
  ])
  expect(joinHyphenated('e-\u2060post och GPS\u2011logg')).toEqual(['epost', 'GPSlogg'])
})

test('a number is one word, however its thousands are parted', () => {
  expect(tokenize('1 500 ha, 1\u202f500 ha, 1,500 ha, 1500 ha')).toEqual(Array(4).fill(['1500', 'ha']).flat())
  expect(tokenize('5.1, 10–15')).toEqual(['5', '1', '10', '15'])
})

test('punctuation, the English genitive and the hyphen are no part of a word', () => {
  expect(tokenize('“Enterprise-drönare”, the owner’s? GPS-')).toEqual(['Enterprise', 'drönare', 'the', 'owner', 'GPS'])
})

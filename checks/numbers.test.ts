import { expect, test } from 'vitest'
import { parseTestDocument } from '../tests/support/document.ts'
import { inLanguages } from '../tests/support/in-languages.ts'
import { compareNumbers, readNumbers } from './numbers.ts'
import { pairSections } from './translations.ts'

test.each([
  { text: '1,500 ha and 0.5 ha', language: 'en', expected: ['1500', '0.5'] },
  { text: '1\u202f500 hektar och 0,5 hektar', language: 'sv', expected: ['1500', '0.5'] },
  { text: '310\u00a0000 skogsägare', language: 'sv', expected: ['310000'] },
  { text: '10–15 seconds', language: 'en', expected: ['10', '15'] },
  { text: 'at 09:00', language: 'en', expected: ['9', '0'] },
  { text: 'kl. 9.00', language: 'sv', expected: ['9', '0'] },
  { text: 'Compartment 27, 2026-07-09', language: 'en', expected: ['27', '2026', '9'] },
  { text: '2,7 cm, 3,2 cm', language: 'sv', expected: ['2.7', '3.2'] },
  { text: 'Call +46 8 465 004 00 or 08-465 004 00 within 2 days', language: 'en', expected: ['2'] },
  { text: 'H.264 and A4', language: 'en', expected: ['264'] },
  { text: 'nivå AA i WCAG 2.2', language: 'sv', expected: [] },
] as const)('reads the numbers of “$text”', ({ text, language, expected }) => {
  expect(readNumbers(text, language)).toEqual(expected)
})

test.each([
  { decimal: ',', thousands: '.', text: '1.500 ha und 0,5 ha, 20.000', expected: ['1500', '0.5', '20000'] },
  { decimal: '.', thousands: '’', text: '1’500 und 0.5', expected: ['1500', '0.5'] },
  { decimal: ',', thousands: '', text: '1500 ha, 0,5', expected: ['1500', '0.5'] },
])('reads numbers with “$thousands” and “$decimal”', ({ text, expected, ...signs }) => {
  expect(readNumbers(text, 'en', signs)).toEqual(expected)
})

function read(body: string, language: 'en' | 'sv') {
  return parseTestDocument(`# T\n## A {#a}\n\n${body}`, language)
}

function compare(en: string, sv: string) {
  const claims = inLanguages({ en: ['over 20,000 Rapid Orthophotos'], sv: ['över 30\u202f000 Rapid Orthophotos'] })
  return pairSections(read(en, 'en'), read(sv, 'sv')).flatMap(([one, other]) =>
    compareNumbers(one.passages, other.passages, claims),
  )
}

test.each([
  {
    name: 'another number',
    en: 'Keep 25 m away.',
    sv: 'Håll\n52 m avstånd.',
    expected: [
      { line: 8, what: 'Only in English: the number 25.' },
      { line: 9, what: 'Only in Swedish: the number 52.' },
    ],
  },
  {
    name: 'a decimal that moved',
    en: 'It is 0.5 ha.',
    sv: 'Det är 5 hektar.',
    expected: [{ what: 'Only in English: the number 0.5.' }, { what: 'Only in Swedish: the number 5.' }],
  },
  {
    name: 'a number that is missing',
    en: 'From 10 to 15 m.',
    sv: 'Från 10 m.',
    expected: [{ line: 8, what: 'Only in English: the number 15.' }],
  },
])('reports $name', ({ en, sv, expected }) => {
  expect(compare(en, sv)).toMatchObject(expected)
})

test.each([
  { name: 'a number in figures and in words', en: 'Walk 3 km.', sv: 'Gå tre kilometer.' },
  {
    name: 'a claim that differs on purpose',
    en: 'It is over 20,000 Rapid Orthophotos.',
    sv: 'Det är över 30\u202f000 Rapid Orthophotos.',
  },
  { name: 'thousands and decimals as each language writes them', en: '1,500 and 0.5', sv: '1\u202f500 och 0,5' },
  { name: 'the same numbers in another order', en: '5 of 20', sv: '20, varav 5' },
])('finds $name alike', ({ en, sv }) => {
  expect(compare(en, sv)).toEqual([])
})

test('compares two sentences of the interface', () => {
  const en = [{ file: 'en.ts', line: 4, language: 'en', text: 'About 310,000 owners' }] as const
  const sv = [{ file: 'sv.ts', line: 5, language: 'sv', text: 'Omkring 301\u202f000 ägare' }] as const
  expect(compareNumbers(en, sv, inLanguages({ en: [], sv: [] }))).toMatchObject([
    { file: 'en.ts', line: 4, what: 'Only in English: the number 310000.' },
    { file: 'sv.ts', line: 5, what: 'Only in Swedish: the number 301000.' },
  ])
})

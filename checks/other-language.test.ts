import { expect, test } from 'vitest'
import type { Language } from '../site/languages.ts'
import { checkLanguage } from './other-language.ts'

const check = (text: string, language: Language) => checkLanguage([{ file: 'a.md', line: 3, language, text }])

test.each([
  { language: 'sv', text: 'Press the button.' },
  { language: 'sv', text: 'Choose your drone' },
  { language: 'sv', text: 'Sparat på telefonen. The map works without coverage.' },
  { language: 'sv', text: 'Flyg inte där? Do not fly there!' },
  { language: 'sv', text: 'The stand is divided into compartments and described' },
  { language: 'en', text: 'Tryck på knappen.' },
  { language: 'en', text: 'Välj din drönare' },
  { language: 'en', text: 'Saved on the phone: kartan fungerar utan täckning' },
  { language: 'en', text: 'Det här är en mening som någon har glömt att översätta.' },
] as const)('finds in a text of $language: $text', ({ language, text }) => {
  expect(check(text, language)).toMatchObject([{ file: 'a.md', line: 3 }])
})

test('says which language it is, on its line', () => {
  expect(check('Tryck på knappen.\nThe map is on the phone.', 'sv')).toMatchObject([
    { line: 4, what: '“The map is on the phone” is English, and the text around it Swedish.' },
  ])
})

test.each([
  { language: 'sv', text: 'I skogen: IT, OR och A5. Be ägaren om lov; is på sjön. En by. Klass A' },
  { language: 'sv', text: 'Rapid Orthophoto visar ”what the drone has seen” över hektar' },
  { language: 'sv', text: 'Skriv till the.owner@you.example, https://and.example/of/the eller {theEmail}' },
  { language: 'en', text: 'Animals under dense spruce. I agree. Two men in a car; a sin of the man' },
  { language: 'en', text: 'A tract (*trakt*) and the ‘avverkning på trakt’' },
] as const)('lets pass in a text of $language: $text', ({ language, text }) => {
  expect(check(text, language)).toEqual([])
})

import { expect, test } from 'vitest'
import { inLanguages } from '../tests/support/in-languages.ts'
import { checkClaims } from './claims.ts'

const texts = inLanguages({
  en: ['over 20,000 Rapid Orthophotos', '10–15 seconds per hectare', 'about 15 minutes to finish'],
  sv: ['över 30\u202f000 Rapid Orthophotos', '10–15 sekunder per hektar', 'upp till 20 gånger snabbare'],
})

function check(language: 'en' | 'sv', text: string) {
  return checkClaims([{ file: 'a.md', line: 3, language, text }], texts)
}

test.each([
  { language: 'en', text: 'There are over 20,000 Rapid Orthophotos, at 10–15 seconds per hectare.' },
  { language: 'en', text: 'Over 20,000 Rapid Orthophotos' },
  { language: 'en', text: 'A battery lasts 15–25 minutes. Walk 100 ha. It grows three times a year.' },
  { language: 'sv', text: 'Det går upp till 20 gånger snabbare.' },
  { language: 'sv', text: 'Flygtiden är ofta 15–25 minuter. Ta 3 ortofoton av 12 hektar.' },
] as const)('lets “$text” pass', ({ language, text }) => {
  expect(check(language, text)).toEqual([])
})

test.each([
  { name: 'another figure', language: 'en', text: 'over 30,000 Rapid Orthophotos', about: '30,000 Rapid Orthophotos' },
  { name: 'the other language’s claim', language: 'en', text: 'up to 20 times faster', about: '20 times faster' },
  {
    name: 'a claim in other words',
    language: 'en',
    text: 'a\nb 8 seconds per hectare',
    about: '8 seconds per hectare',
  },
  { name: 'an area compared', language: 'sv', text: '1 500 hektar med drönare', about: 'hektar med drönare' },
  { name: 'hectares surveyed', language: 'en', text: '600,000 ha surveyed', about: '600,000 ha surveyed' },
  {
    name: 'a comparison with something',
    language: 'sv',
    text: 'upp till 20 gånger snabbare än att gå',
    about: '20 gånger',
  },
  { name: 'a speed in words', language: 'sv', text: 'tjugo gånger snabbare', about: 'tjugo gånger snabbare' },
  { name: 'another time to finish', language: 'sv', text: 'klart på 10 minuter', about: 'klart på 10 minuter' },
] as const)('reports $name', ({ language, text, about }) => {
  const issues = check(language, text)
  expect(issues).toHaveLength(1)
  expect(issues[0]?.what).toContain(about)
  expect(issues[0]?.line).toBe(text.includes('\n') ? 4 : 3)
})

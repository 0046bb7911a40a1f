import { expect, test } from 'vitest'
import { isSampleFact, phoneHref, sampleMark, site } from '../../site/facts.ts'
import { languages } from '../../site/languages.ts'
import { fillPlaceholders, placeholderNames } from './placeholders.ts'

test.each([
  { name: 'puts in a fact of the site', text: 'Write to {email}.', expected: `Write to ${site.email}.` },
  { name: 'puts in several', text: '{androidVersion} ({androidBuild})', expected: '5.1 (5.1.403)' },
  { name: 'puts in the same twice', text: '{product} {product}', expected: `${site.product} ${site.product}` },
  { name: 'fills a link', text: '[call](tel:{phoneHref})', expected: `[call](tel:${phoneHref})` },
  { name: 'keeps a name it does not know', text: '{unknown}', expected: '{unknown}' },
  { name: 'keeps a name behind a backslash', text: '\\{email}', expected: '\\{email}' },
  { name: 'keeps the id of a heading', text: '## A {#email}', expected: '## A {#email}' },
  { name: 'keeps names that every object has', text: '{constructor} {toString}', expected: '{constructor} {toString}' },
])('$name', ({ text, expected }) => {
  expect(fillPlaceholders(text, 'en')).toBe(expected)
})

test('a phone number for links holds nothing but figures and a plus', () => {
  expect(phoneHref).toMatch(/^\+?\d+$/)
})

test.each(languages)('every placeholder has a value in the language %s, with no other left in it', (language) => {
  for (const name of placeholderNames) expect(fillPlaceholders(`{${name}}`, language)).not.toContain('{')
})

test.each(languages)('an invented number or address says in the language %s that it is a sample', (language) => {
  for (const name of ['phone', 'organisationNumber', 'postalAddress'] as const) {
    const said = fillPlaceholders(`{${name}}`, language)
    expect(said).toBe(`${site[name]}${isSampleFact[name] ? sampleMark[language] : ''}`)
  }
  expect(fillPlaceholders('{phoneHref}', language)).toBe(phoneHref)
})

test('an answer of the owner comes in the language of the text, with the facts in it', () => {
  const [en, sv] = [fillPlaceholders('{droneModels}', 'en'), fillPlaceholders('{droneModels}', 'sv')]
  expect(en).toContain(`mailto:${site.email}`)
  expect(sv).toContain(`mailto:${site.email}`)
  expect(en).not.toBe(sv)
})

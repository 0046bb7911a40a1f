import { expect, test } from 'vitest'
import { previewMessages } from '../../generated/messages/preview.ts'
import { answers } from '../../site/answers.ts'
import { phoneHref, site } from '../../site/facts.ts'
import { languages } from '../../site/languages.ts'
import { fillPlaceholders, placeholderNames } from './placeholders.ts'

test.each([
  { name: 'puts in a fact of the site', text: 'Write to {email}.', expected: `Write to ${site.email}.` },
  { name: 'keeps a number together', text: '{phone}', expected: site.phone.replaceAll(' ', '\u00a0') },
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

test('a line does not end within a postcode', () => {
  expect(fillPlaceholders('{postalAddress}', 'en')).not.toMatch(/\d \d/)
})

test('a phone number for links holds nothing but figures and a plus', () => {
  expect(phoneHref).toMatch(/^\+?\d+$/)
})

test.each(languages)('every placeholder has a value in the language %s, with no other left in it', (language) => {
  expect(placeholderNames.some((name) => /[\d-]/.test(name))).toBe(true) // a short name may have figures and hyphens
  for (const name of placeholderNames) expect(fillPlaceholders(`{${name}}`, language)).not.toContain('{')
})

test.each(languages)(
  'a question that nobody has answered stands in the preview in the place of its answer (%s)',
  (language) => {
    const { question } = answers.droneModels ?? {}
    expect(fillPlaceholders('Before. {droneModels} After.', language)).toBe(
      `Before. *${question?.[language]} ${previewMessages[language].answer}* After.`,
    )
    expect(fillPlaceholders('\\{droneModels}', language)).toBe('\\{droneModels}')
  },
)

import { expect, test } from 'vitest'
import { checkFilmBrand, checkTypedFacts } from './typed-facts.ts'

const facts = {
  product: 'Kronvy',
  company: 'Granskog Ltd',
  email: 'a@forest.test',
  phone: '+46 8 465 004 00',
  address: 'https://www.kronvy.test',
  video: { shows: 'Kronvy' },
}
const passage = (text: string, file = 'a.md') => ({ file, line: 7, language: 'en' as const, text })

test.each([
  { text: 'One line.\nKronvy shows it.', line: 8, todo: 'Write {product}.' },
  { text: 'Write to a@forest.test', line: 7, todo: 'Write {email}.' },
  { text: 'Say KRONVY or', line: 7, todo: 'Write {product}.' },
  { text: 'Made by Granskog Ltd', line: 7, todo: 'Write {company}.' },
  { text: 'Call +46 8 465 004 00', line: 7, todo: 'Write {phone}.' },
  { text: 'Call 08-465\u00a0004\u00a000', line: 7, todo: 'Write {phone}.' },
  { text: 'Last year’s (070) 123 45 67', line: 7, todo: 'Write {phone}.' },
  { text: 'Last year’s info@granskog.se', line: 7, todo: 'Write {email}.' },
  { text: 'See\nkronvy.se/faq', line: 8, todo: 'Begin a link inside the site with /' },
  { text: '[a](https://app.kronvy.com/faq)', line: 7, todo: 'Begin a link inside the site with /' },
])('names a fact that is typed by hand: $text', ({ text, line, todo }) => {
  expect(checkTypedFacts(passage(text), facts)).toMatchObject([
    { file: 'a.md', line, todo: expect.stringContaining(todo) },
  ])
})

test.each([
  '{product} and NotKronvy',
  'name@example.com',
  '+{phone} and 2026-07-09, 00:00:04.600, 0.12345678, 310\u202f000 and 1\u202f500',
  'https://www.skogsstyrelsen.se/kronvy.html',
])('lets %s pass', (text) => {
  expect(checkTypedFacts(passage(text), facts)).toEqual([])
})

test('says how a fact is written where it was typed', () => {
  const remedyIn = (file: string) => checkTypedFacts(passage('a@forest.test', file), facts)[0]?.todo
  expect(remedyIn('content/answers.yaml')).toMatch(/^Write \{email\}\./)
  expect(remedyIn('content/messages/service_sv.yaml')).toMatch(/^Write \{email\}\./)
  expect(remedyIn('content/film/captions_en.vtt')).toMatch(/^Leave it out/)
})

test('names the lines of the film that keep an old name', () => {
  expect(checkFilmBrand([passage('Text: Kronvy.')], facts)).toEqual([])
  const changed = { ...facts, product: 'Barrskog' }
  expect(checkFilmBrand([passage('Text: Kronvy.')], changed)).toMatchObject([{ line: 7 }])
})

const checkChapters = (text: string) => checkTypedFacts(passage(text))

test.each(['See Teams in chapter {basics}.', 'This chapter has 2 parts.'])('lets “%s” pass', (text) => {
  expect(checkChapters(text)).toEqual([])
})

test.each([
  { text: 'Read\nchapter 2', line: 8, todo: '{basics}' },
  { text: 'Se kapitel 1', line: 7, todo: '{prerequisites}' },
])('names the number of a chapter: $text', ({ text, line, todo }) => {
  expect(checkChapters(text)).toMatchObject([{ line, todo: expect.stringContaining(todo) }])
})

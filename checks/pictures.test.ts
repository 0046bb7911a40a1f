import { expect, test } from 'vitest'
import { documentOf } from '../tests/stand-ins/document.ts'
import { said } from '../tests/stand-ins/said.ts'
import { isMessage, readTexts } from './messages.ts'
import { checkAlternativeTexts, checkLogos, checkPictureUses } from './pictures.ts'

function check(markdown: string) {
  return checkPictureUses(documentOf(`# T\n\n${markdown}`, 'sv'), { pictures: ['hero'], figures: ['overlap'] })
}

test.each([
  '![En drönare över sjön.](/pictures/hero.jpg "Text")',
  '![Överlapp i två bilder.](/figures/overlap_sv.svg)',
])('lets %s pass', (markdown) => {
  expect(check(markdown)).toEqual([])
})

test.each([
  { name: 'a picture without words', markdown: '![](/pictures/hero.jpg)', what: 'has no alternative text' },
  {
    name: 'a picture with one word',
    markdown: '![Spruce](/pictures/hero.jpg)',
    what: 'has a very short alternative text',
  },
  {
    name: 'a picture that is not there',
    markdown: '![En drönare över sjön.](/pictures/x.jpg)',
    what: 'The site has no picture /pictures/x.jpg',
  },
  {
    name: 'a drawing of the other language',
    markdown: '![Överlapp i två bilder.](/figures/overlap_en.svg)',
    what: 'overlap_en.svg in Svenska',
  },
  {
    name: 'a picture of another site',
    markdown: '![En drönare över sjön.](https://x.se/a.jpg)',
    what: 'The site has no picture https://x.se/a.jpg',
  },
])('reports $name', ({ markdown, what }) => {
  expect(check(markdown)).toMatchObject([{ line: 7, what: expect.stringContaining(what) }])
})

const source = "export const pictures = {\n  hero: {\n    alt: {\n      en: 'a',\n      sv: 'b',\n    },\n  },\n}"
const alt = said({ en: 'A drone over a lake.', sv: 'En drönare över en sjö.' })

test.each([
  { name: 'nothing when all is there', hero: { alt }, expected: [] },
  {
    name: 'a missing text',
    hero: { alt: { ...alt, sv: '' } },
    expected: [{ line: 5, what: 'The picture hero (sv) has no alternative text.' }],
  },
])('reports $name', ({ hero, expected }) => {
  expect(
    checkAlternativeTexts(readTexts('content/pictures.ts', source, { pictures: { hero } }).filter(isMessage)),
  ).toMatchObject(expected)
})

test('names a logo that is not there', () => {
  const file = 'content/customers.ts'
  const texts = readTexts(file, "export const customers = [\n  { logo: 'a.svg' },\n]", {
    customers: [{ logo: 'a.svg' }],
  })
  expect(checkLogos(texts, ['a.svg'])).toEqual([])
  expect(checkLogos(texts, ['A.svg'])).toMatchObject([{ file, line: 2 }])
})

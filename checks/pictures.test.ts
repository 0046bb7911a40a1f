import { expect, test } from 'vitest'
import { documentOf } from '../tests/stand-ins/document.ts'
import { said } from '../tests/stand-ins/said.ts'
import { checkPictureList, checkPictureUses } from './pictures.ts'

const there = { pictures: new Set(['hero']), figures: new Set(['overlap']) }

function check(markdown: string) {
  return checkPictureUses(documentOf(`# T\n\n${markdown}`, 'sv'), there)
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
  { name: 'a picture that is not there', markdown: '![En drönare över sjön.](/pictures/x.jpg)', what: 'is no picture' },
  {
    name: 'a drawing of the other language',
    markdown: '![Överlapp i två bilder.](/figures/overlap_en.svg)',
    what: 'in another language',
  },
  {
    name: 'a picture of another site',
    markdown: '![En drönare över sjön.](https://x.se/a.jpg)',
    what: 'none of the site’s own',
  },
])('reports $name', ({ markdown, what }) => {
  expect(check(markdown)).toMatchObject([{ line: 7, what: expect.stringContaining(what) }])
})

const source = "export const pictures = {\n  hero: {\n    alt: {\n      en: 'a',\n      sv: 'b',\n    },\n  },\n}"
const alt = said({ en: 'A drone over a lake.', sv: 'En drönare över en sjö.' })

const hero = { alt }

type Row = { name: string; pictures: Record<string, typeof hero>; files: string[]; expected: object[] }

test.each<Row>([
  { name: 'nothing when all is there', pictures: { hero }, files: ['hero.jpg'], expected: [] },
  {
    name: 'a missing text',
    pictures: { hero: { ...hero, alt: { ...alt, sv: '' } } },
    files: ['hero.jpg'],
    expected: [{ line: 5, what: 'hero has no alternative text in sv.' }],
  },
  {
    name: 'a text that was copied',
    pictures: { hero: { ...hero, alt: { ...alt, sv: alt.en } } },
    files: ['hero.jpg'],
    expected: [{ line: 5 }],
  },
  {
    name: 'a file without an entry',
    pictures: {},
    files: ['new.png'],
    expected: [{ file: 'content/pictures/new.png', todo: 'Save it as JPEG (.jpg).' }],
  },
])('reports $name', ({ pictures, files, expected }) => {
  expect(checkPictureList(pictures, files, source)).toMatchObject(expected)
})

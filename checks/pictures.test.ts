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

const source =
  "export const pictures = {\n  hero: {\n    width: 2,\n    height: 1,\n    alt: {\n      en: 'a',\n      sv: 'b',\n    },\n  },\n}"
const alt = said({ en: 'A drone over a lake.', sv: 'En drönare över en sjö.' })

const hero = { width: 2, height: 1, alt }

type Row = { name: string; pictures: Record<string, typeof hero>; files: string[]; size?: string; expected: object[] }

test.each<Row>([
  { name: 'nothing when all is there', pictures: { hero }, files: ['hero.jpg'], expected: [] },
  { name: 'a missing file', pictures: { hero }, files: [], expected: [{ line: 2 }] },
  {
    name: 'a missing text',
    pictures: { hero: { ...hero, alt: { ...alt, sv: '' } } },
    files: ['hero.jpg'],
    expected: [{ line: 7, what: 'hero has no alternative text in sv.' }],
  },
  {
    name: 'a text that was copied',
    pictures: { hero: { ...hero, alt: { ...alt, sv: alt.en } } },
    files: ['hero.jpg'],
    expected: [{ line: 7 }],
  },
  {
    name: 'another size than the file has',
    pictures: { hero },
    files: ['hero.jpg'],
    size: '2 × 2',
    expected: [{ line: 3, what: 'hero is 2 × 1 pixels here, but hero.jpg is 2 × 2.' }],
  },
  {
    name: 'a file without an entry',
    pictures: {},
    files: ['new.png'],
    expected: [{ file: 'content/pictures/new.png', todo: 'Save it as JPEG (.jpg).' }],
  },
])('reports $name', ({ pictures, files, size = '2 × 1', expected }) => {
  const sizes = new Map(files.map((file) => [file, size]))
  expect(checkPictureList(pictures, sizes, source)).toMatchObject(expected)
})

import { expect, test } from 'vitest'
import { parseTestDocument } from '../tests/support/document.ts'
import { createTexts } from '../tests/support/texts.ts'
import { checkLogos, checkPictureUses } from './pictures.ts'

function check(markdown: string) {
  return checkPictureUses(parseTestDocument(`# T\n\n${markdown}`, 'sv'), { pictures: ['hero'], figures: ['overlap'] })
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
    what: 'overlap_en.svg in Swedish',
  },
  {
    name: 'a picture of another site',
    markdown: '![En drönare över sjön.](https://x.se/a.jpg)',
    what: 'The site has no picture https://x.se/a.jpg',
  },
])('reports $name', ({ markdown, what }) => {
  expect(check(markdown)).toMatchObject([{ line: 7, what: expect.stringContaining(what) }])
})

const customersFile = 'content/customers.yaml'
const customers = createTexts(customersFile, { customers: [{ logo: '/logos/a.svg' }] })
const logo = (source: string, name = 'a.svg') => new Map([[`content/logos/${name}`, source]])

test('names a logo that is not there', () => {
  expect(checkLogos(customers, logo('<svg/>'))).toEqual([])
  expect(checkLogos(customers, logo('<svg/>', 'A.svg'))).toMatchObject([{ file: customersFile, line: 1 }])
})

test.each([
  '\ufeff<?xml version="1.0"?>\n<!-- A -->\n<svg xmlns="http://www.w3.org/2000/svg"><use href="#a"/></svg>',
  '<svg><style>.a{fill:url(#b)}</style><image href="data:image/png;base64,AA=="/></svg>',
])('lets pass the logo %s', (source) => {
  expect(checkLogos(customers, logo(source))).toEqual([])
})

test.each([
  { name: 'a photo under the name of a drawing', source: '\x89PNG', what: 'The logo is no SVG.' },
  { name: 'a page', source: '<html><svg/></html>', what: 'The logo is no SVG.' },
  { name: 'a script', source: '<svg>\n<script>a()</script></svg>', line: 2, what: '“<script”' },
  { name: 'a handler', source: '<svg onload="a()"/>', what: '“onload=”' },
  { name: 'a link to a script', source: '<svg><a href="javascript:a()"/></svg>', what: 'javascript:' },
  {
    name: 'a picture of another site',
    source: '<svg><image xlink:href="https://x.se/a.png"/></svg>',
    what: 'https://x.se',
  },
  { name: 'a style of another site', source: '<svg><style>@import "//x.se"</style></svg>', what: '@import' },
  { name: 'a filling of another site', source: '<svg fill="url(//x.se/a#b)"/>', what: 'url(//x.se' },
  { name: 'HTML in the drawing', source: '<svg><foreignObject/></svg>', what: 'foreignObject' },
])('names a logo with $name', ({ source, line = 1, what }) => {
  const [issue] = checkLogos(customers, logo(source))
  expect(issue).toMatchObject({ file: 'content/logos/a.svg', line, what: expect.stringContaining(what) })
})

test('names a logo that is no SVG by its name', () => {
  expect(checkLogos([], logo('<svg/>', 'a.png'))).toMatchObject([{ file: 'content/logos/a.png' }])
})

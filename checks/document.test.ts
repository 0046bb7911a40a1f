import { expect, test } from 'vitest'
import { parseForChecks } from './document.ts'

const source = `---
title: Flying
description: How to fly.
---

# Flying

Look first.

## Before {#before}

1. Check the [weather](/faq#faq-weather).
2. Charge.

> [!WARNING]
> Never fly
> in **15 m/s** wind.

### Table

| a | b |
|---|---|
| 1 | 2 |

![A drone](/pictures/hero.jpg "Over the lake")

<navigation-action-button href="https://example.org/" label="Open it"></navigation-action-button>
`

function read(text: string) {
  const document = parseForChecks('flying', 'en', text)
  if (Array.isArray(document)) throw new Error(document[0]?.what)
  return document
}

test('reads every part of a document with its line', () => {
  const document = read(source)
  expect(document.title).toMatchObject({ text: 'Flying', line: 2 })
  expect(document.headings).toEqual([
    { id: 'flying', hasOwnId: false, depth: 1, text: 'Flying', line: 6 },
    { id: 'before', hasOwnId: true, depth: 2, text: 'Before', line: 10 },
    { id: 'table', hasOwnId: false, depth: 3, text: 'Table', line: 19 },
  ])
  const [, before, table] = document.sections
  expect(before).toMatchObject({
    id: 'before',
    parts: expect.arrayContaining([
      expect.objectContaining({ text: 'a numbered list of 2', line: 12 }),
      expect.objectContaining({ text: 'a call-out (warning)', line: 15 }),
    ]),
  })
  expect(document.links).toEqual([
    { address: '/faq#faq-weather', line: 12 },
    { address: 'https://example.org/', line: 27 },
  ])
  expect(before?.passages.at(-1)).toMatchObject({ text: 'Never fly\nin 15\u00a0m/s wind.', line: 16 })
  expect(table).toMatchObject({
    parts: expect.arrayContaining([expect.objectContaining({ text: 'a table of 2 × 2', line: 21 })]),
  })
  expect(document.pictures).toMatchObject([{ address: '/pictures/hero.jpg', alt: 'A drone' }])
  expect(table?.passages.map(({ text }) => text)).toContain('Over the lake')
})

test.each([
  { name: 'a document without a head and a heading', text: 'Words alone.', line: 1 },
  { name: 'a head that is not closed', text: '---\ntitle: Flying\n', line: 1 },
  {
    name: 'a word in the head that means nothing',
    text: '---\ntitle: Flying\nauthor: me\ndescription: D\n---\n',
    line: 3,
  },
])('makes an issue of $name', ({ text, line }) => {
  expect(parseForChecks('flying', 'en', text)).toMatchObject([{ file: 'content/documents/flying_en.md', line }])
})

test('names a document without a head, which can be read', () => {
  expect(read('# Flying\n\nHow to fly.').mistakes).toMatchObject([
    { line: 1, what: expect.stringContaining('no head') },
  ])
})

test.each([
  {
    name: 'a second title',
    head: 'title: One\ndescription: D\ntitle: Two',
    line: 4,
    what: /“title” stands a second time/,
  },
  {
    name: 'a colon without quotation marks',
    head: 'title: One: two\ndescription: D',
    line: 2,
    what: /colon and a space/,
  },
  { name: 'no description', head: 'title: One', line: 2, what: /“Description” is missing/ },
])('names $name in the head', ({ head, line, what }) => {
  const issues = parseForChecks('flying', 'en', `---\n${head}\n---\n# One`)
  expect(issues).toMatchObject([{ line, what: expect.stringMatching(what) }])
})

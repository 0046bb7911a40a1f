import { expect, test } from 'vitest'
import { documentOf as read } from '../tests/stand-ins/document.ts'
import { isMessage, readTexts } from './messages.ts'
import { checkLists, compareHeadings, compareSections } from './translations.ts'

function section(body: string, language: 'en' | 'sv') {
  return read(`# T\n## A {#a}\n${body}`, language)
}

test.each([
  {
    name: 'a table with a row less',
    en: '|a|\n|-|\n|1|\n|2|',
    sv: '|a|\n|-|\n|1|',
    what: 'only here: a table of 2 × 1; only in content/documents/faq_en.md:6: a table of 3 × 1',
  },
  {
    name: 'another picture',
    en: '![a](/pictures/fire.jpg)',
    sv: '![a](/pictures/hero.jpg)',
    what: 'the picture /pictures/hero.jpg',
  },
  { name: 'a step less', en: '1. a\n2. b', sv: '1. a', what: 'a numbered list of 1' },
  { name: 'a list instead of steps', en: '1. a', sv: '- a', what: 'only here: a list of 1' },
  { name: 'another kind of call-out', en: '> [!TIP]\n> a', sv: '> [!WARNING]\n> a', what: 'a call-out (warning)' },
  {
    name: 'another order',
    en: '- a\n\n|a|\n|-|',
    sv: '|a|\n|-|\n\n- a',
    what: 'a table of 1 × 1 comes first here, a list of 1 in content/documents/faq_en.md:6',
  },
  { name: 'a link to another place', en: '[a](/faq#x)', sv: '[a](/faq#y)', what: 'a link to /faq#y' },
])('reports $name', ({ en, sv, what }) => {
  const issues = compareSections(section(en, 'en'), section(sv, 'sv'))
  expect(issues[0]).toMatchObject({ file: 'content/documents/faq_sv.md', line: 6 })
  expect(issues.map((finding) => finding.what).join()).toContain(what)
})

test.each([
  { name: 'links in another order', en: '[a](/faq) [b](/api)', sv: '[b](/api) [a](/faq)' },
  { name: 'the drawing in each language', en: '![a](/figures/overlap_en.svg)', sv: '![å](/figures/overlap_sv.svg)' },
  { name: 'the page of an authority in each language', en: '[a](https://x.se/en/)', sv: '[a](https://x.se/)' },
])('finds $name alike', ({ en, sv }) => {
  expect(compareSections(section(en, 'en'), section(sv, 'sv'))).toEqual([])
})

test.each([
  {
    name: 'a section that the other language lacks',
    sv: '# T\n## A {#a}',
    line: 6,
    what: /The section \{#b\} is missing/,
  },
  { name: 'another order', sv: '# T\n## B {#b}\n## A {#a}', line: 6, what: /“## \{#b\}” stands here, but “## \{#a\}”/ },
  {
    name: 'another level',
    sv: '# T\n## A {#a}\n### B {#b}',
    line: 7,
    what: /“### \{#b\}” stands here, but “## \{#b\}”/,
  },
])('reports $name', ({ sv, line, what }) => {
  const issues = compareHeadings(read('# T\n## A {#a}\n## B {#b}'), read(sv, 'sv'))
  expect(issues).toEqual([expect.objectContaining({ line, what: expect.stringMatching(what) })])
})

test('reports a section that the first language lacks', () => {
  const issues = compareHeadings(read('# T\n## A {#a}'), read('# T\n## A {#a}\n## B {#b}', 'sv'))
  expect(issues).toMatchObject([
    { file: 'content/documents/faq_en.md', what: expect.stringContaining('{#b} is missing') },
  ])
})

test('finds two languages alike whose words differ', () => {
  expect(compareHeadings(read('# T\n## A {#a}'), read('# S\n## Å {#a}', 'sv'))).toEqual([])
})

const en = { quotes: [{ text: 'One.' }, { text: 'Two.' }], title: 'T' }
const messages = (sv: object) =>
  [
    ...readTexts('content/messages/home.en.ts', '', { homeEn: en }, 'en'),
    ...readTexts('content/messages/home.sv.ts', '', { homeSv: sv }, 'sv'),
  ].filter(isMessage)

test('names an entry of a list that the other language lacks', () => {
  expect(checkLists(messages({ quotes: [{ text: 'Ett.' }], title: 'T' }))).toMatchObject([
    { file: 'content/messages/home.en.ts', what: 'This entry of a list has none beside it in Svenska.' },
  ])
})

test('lets pass lists of the same length', () => {
  expect(checkLists(messages({ quotes: [{ text: 'Ett.' }, { text: 'Två.' }], title: 'T' }))).toEqual([])
})

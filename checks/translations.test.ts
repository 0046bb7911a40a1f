import { expect, test } from 'vitest'
import { parseTestDocument as read } from '../tests/support/document.ts'
import { type ContentDocument, parseForChecks } from './document.ts'
import { compareDocuments } from './translations.ts'

function section(body: string, language: 'en' | 'sv') {
  return read(`# T\n## A {#a}\n${body}`, language)
}

test.each([
  { name: 'a table with a row less', en: '|a|\n|-|\n|1|\n|2|', sv: '|a|\n|-|\n|1|', what: 'a table of 2 × 1' },
  {
    name: 'another picture',
    en: '![a](/pictures/fire.jpg)',
    sv: '![a](/pictures/hero.jpg)',
    what: 'the picture /pictures/hero.jpg',
  },
  { name: 'a step less', en: '1. a\n2. b', sv: '1. a', what: 'a numbered list of 1' },
  { name: 'a list instead of steps', en: '1. a', sv: '- a', what: 'a list of 1' },
  { name: 'another kind of call-out', en: '> [!TIP]\n> a', sv: '> [!WARNING]\n> a', what: 'a call-out (warning)' },
  { name: 'a link to another place', en: '[a](/faq#x)', sv: '[a](/faq#y)', what: 'a link to /faq#y' },
])('reports $name on both sides', ({ en, sv, what }) => {
  const issues = compareDocuments(section(en, 'en'), section(sv, 'sv'))
  expect(issues).toMatchObject([
    { file: 'content/documents/faq_en.md', line: 7 },
    { file: 'content/documents/faq_sv.md', line: 7, what: `Only in Swedish: ${what}.` },
  ])
})

test.each([
  { name: 'links in another order', en: '[a](/faq) [b](/api)', sv: '[b](/api) [a](/faq)' },
  { name: 'the drawing in each language', en: '![a](/figures/overlap_en.svg)', sv: '![å](/figures/overlap_sv.svg)' },
  { name: 'the page of an authority in each language', en: '[a](https://x.se/en/)', sv: '[a](https://x.se/)' },
  { name: 'other words', en: 'a', sv: 'å' },
])('finds $name alike', ({ en, sv }) => {
  expect(compareDocuments(section(en, 'en'), section(sv, 'sv'))).toEqual([])
})

/** A document whose front matter has the date of its last legal review. */
function createReviewedDocument(day: string, language: 'en' | 'sv') {
  return parseForChecks(
    'faq',
    language,
    `---\ntitle: T\ndescription: D\n${day && `checked: ${day}\n`}---\n# T`,
  ) as ContentDocument
}

test.each([
  { name: 'a date that the first language lacks', en: '', sv: '2026-11-27', file: 'faq_en.md', line: 2 },
  { name: 'a date that the other language lacks', en: '2026-11-27', sv: '', file: 'faq_sv.md', line: 2 },
  { name: 'another date', en: '2026-11-27', sv: '2026-11-28', file: 'faq_sv.md', line: 4 },
])('reports $name of the rules', ({ en, sv, file, line }) => {
  const issues = compareDocuments(createReviewedDocument(en, 'en'), createReviewedDocument(sv, 'sv'))
  expect(issues).toMatchObject([{ file: `content/documents/${file}`, line }])
})

test('finds the same date of the rules alike', () => {
  expect(
    compareDocuments(createReviewedDocument('2026-11-27', 'en'), createReviewedDocument('2026-11-27', 'sv')),
  ).toEqual([])
})

test.each([
  {
    name: 'a section that the other language lacks',
    sv: '# T\n## A {#a}',
    expected: { file: 'content/documents/faq_en.md', line: 7, what: 'Only in English: the heading ## {#b}.' },
  },
  {
    name: 'a section that the first language lacks',
    sv: '# T\n## A {#a}\n## B {#b}\n## C {#c}',
    expected: { file: 'content/documents/faq_sv.md', line: 8, what: 'Only in Swedish: the heading ## {#c}.' },
  },
  {
    name: 'another order',
    sv: '# T\n## B {#b}\n## A {#a}',
    expected: { line: 6, what: 'In another place than in English: the heading ## {#b}.' },
  },
  {
    name: 'another level',
    sv: '# T\n## A {#a}\n### B {#b}',
    expected: { line: 7, what: 'Only in Swedish: the heading ### {#b}.' },
  },
])('reports $name', ({ sv, expected }) => {
  const issues = compareDocuments(read('# T\n## A {#a}\n## B {#b}'), read(sv, 'sv'))
  expect(issues.at(-1)).toMatchObject(expected)
})

test.each([
  { name: 'a paragraph', sv: 'a', en: 'a\n\nb' },
  { name: 'a paragraph of a call-out', sv: '> [!TIP]\n> a', en: '> [!TIP]\n> a\n>\n> b' },
  { name: 'a second paragraph of an entry', sv: '1. a', en: '1. a\n\n   b' },
])('names the section in which $name stands in one language only', ({ en, sv }) => {
  const todo = 'Write the one that is missing, or remove it in the other language.'
  const expected = { line: 6, what: expect.stringContaining('paragraphs in Swedish and'), todo }
  expect(compareDocuments(section(en, 'en'), section(sv, 'sv'))).toMatchObject([expected])
  expect(compareDocuments(section(sv, 'en'), section(en, 'sv'))).toMatchObject([
    { ...expected, file: 'content/documents/faq_en.md', what: expect.stringContaining('paragraphs in English and') },
  ])
})

test('waits with what differs where something is wrong by itself', () => {
  const [one, other] = [section('[a](/faq#x)', 'en'), section('[a](/faq#xx)', 'sv')]
  const broken = { file: other.file, line: 7, what: 'It leads nowhere.', todo: '' }
  expect(compareDocuments(one, other, [broken])).toEqual([])
  expect(compareDocuments(one, other, [{ ...broken, line: 1 }])).toHaveLength(2)
})

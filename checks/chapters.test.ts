import { expect, test } from 'vitest'
import { documentOf } from '../tests/support/document.ts'
import { said } from '../tests/support/in-languages.ts'
import { checkChapterCount, checkChapterList } from './chapters.ts'

const pages = [
  { name: 'a', path: '/manual/a', label: said({ en: 'One', sv: 'Ett' }), document: 'a', number: 1 },
  { name: 'b', path: '/manual/b', label: said({ en: 'Two', sv: 'Två' }), document: 'b', number: 2 },
]
const check = (list: string) => checkChapterList(documentOf(`# T\n\n${list}`, 'sv'), pages)

test.each([
  '1. [Ett](/manual/a): a.\n2. [Två](/manual/b): b.',
  'Words.',
  '1. [Ett](/manual/a#first) and\n2. [X](/faq)',
])('lets pass %s', (list) => {
  expect(check(list)).toEqual([])
})

test.each([
  { name: 'another order', list: '1. [Två](/manual/b)\n2. [Ett](/manual/a)', line: 7, todo: '1. [Ett](/manual/a)' },
  { name: 'an older name', list: '1. [Ett](/manual/a)\n2. [Tvåa](/manual/b)', line: 8, todo: '2. [Två](/manual/b)' },
  { name: 'a chapter less', list: '1. [Ett](/manual/a)', line: 7, todo: '2. [Två](/manual/b)' },
  {
    name: 'a chapter twice',
    list: '1. [Ett](/manual/a)\n2. [Två](/manual/b)\n3. [Ett](/manual/a)',
    line: 9,
    todo: 'Remove the entry.',
  },
])('names a list of chapters with $name', ({ list, line, todo }) => {
  expect(check(list)).toMatchObject([{ line, todo: expect.stringContaining(todo) }])
})

const count = (text: string, language: 'en' | 'sv', number = 7) =>
  checkChapterCount([{ file: 'a.md', line: 1, language, text }], number)

test.each([
  { text: 'The\nsix chapters', language: 'en', todo: 'seven' },
  { text: 'Manual in 6 chapters', language: 'en', todo: 'seven' },
  { text: 'De\nsex kapitlen', language: 'sv', todo: 'sju' },
] as const)('names $text', ({ text, language, todo }) => {
  expect(count(text, language)).toMatchObject([{ todo: expect.stringContaining(`Write ${todo},`) }])
  expect(count(text, language, 6)).toEqual([])
})

test.each([
  { text: 'The first two chapters, and a chapter', language: 'en' },
  { text: 'De två första kapitlen, och ett kapitel', language: 'sv' },
  { text: 'Seven chapters', language: 'en' },
] as const)('lets pass $text', ({ text, language }) => {
  expect(count(text, language)).toEqual([])
})

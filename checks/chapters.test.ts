import { expect, test } from 'vitest'
import { parseTestDocument } from '../tests/support/document.ts'
import { inLanguages } from '../tests/support/in-languages.ts'
import { checkChapterList } from './chapters.ts'

const pages = [
  { name: 'a', path: '/manual/a', label: inLanguages({ en: 'One', sv: 'Ett' }), document: 'a', number: 1 },
  { name: 'b', path: '/manual/b', label: inLanguages({ en: 'Two', sv: 'Två' }), document: 'b', number: 2 },
]
const check = (list: string) => checkChapterList(parseTestDocument(`# T\n\n${list}`, 'sv'), pages)

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

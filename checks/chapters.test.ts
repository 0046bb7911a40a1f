import { expect, test } from 'vitest'
import { documentOf } from '../tests/stand-ins/document.ts'
import { checkChapterList, checkChapters } from './chapters.ts'

function check(body: string) {
  return checkChapters(
    documentOf(body).sections.flatMap(({ passages }) => passages),
    ['prerequisites', 'basics'],
  )
}

test.each([
  { name: 'by the name of its page', body: 'See [Teams in chapter {basics}](/manual/basics#teams).' },
  { name: 'without a number', body: 'This chapter has 2 parts.' },
])('lets a chapter pass $name', ({ body }) => {
  expect(check(body)).toEqual([])
})

test.each([
  { name: 'named by number', body: 'A\n\n[Teams in chapter 2](/manual/basics)', line: 7, todo: '{basics}' },
  { name: 'in Swedish', body: 'Read\nkapitel 1 first.', line: 6, todo: '{prerequisites}' },
  { name: 'that there is not', body: '[chapter 3](/manual/basics)', line: 5, todo: '2 chapters' },
])('reports a chapter $name, with its line', ({ body, line, todo }) => {
  expect(check(body)).toEqual([
    expect.objectContaining({ file: 'content/documents/faq_en.md', line, todo: expect.stringContaining(todo) }),
  ])
})

const head = '## The chapters {#chapters}\n\n'
const [first, second] = ['1. [One](/manual/one): first.\n', '2. [Two](/manual/two): second.\n']

test.each([
  { name: 'nothing of a list that has each chapter in order', body: head + first + second, expected: [] },
  {
    name: 'a chapter that the list lacks',
    body: `${head + first}\n## After {#after}\n\n[Two](/manual/two)`,
    expected: [{ line: 5, what: 'The list lacks the chapter /manual/two.' }],
  },
  {
    name: 'chapters in another order',
    body: head + second + first,
    expected: [{ line: 7, what: '/manual/two stands at another place than its chapter.' }],
  },
  { name: 'a list that is not there', body: first + second, expected: [{ line: 1 }] },
])('reports $name', ({ body, expected }) => {
  const findings = checkChapterList(documentOf(body), ['/manual/one', '/manual/two'])
  expect(findings).toMatchObject(expected)
  expect(findings).toHaveLength(expected.length)
})

import { expect, test } from 'vitest'
import { documentOf } from '../tests/stand-ins/document.ts'
import { checkChapters } from './chapters.ts'

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

import { expect, test } from 'vitest'
import { documentOf } from '../tests/stand-ins/document.ts'
import { checkChapters } from './chapters.ts'

const chapters = [{ path: '/manual/prerequisites' }, { path: '/manual/basics' }]

function check(body: string) {
  const document = documentOf(body)
  return checkChapters(
    document.sections.flatMap(({ passages }) => passages),
    chapters,
  )
}

test.each([
  { name: 'in the words of its link', body: 'See [Teams in chapter 2](/manual/basics#teams).' },
  { name: 'beside its link', body: 'See [Teams](/manual/basics#teams) in chapter 2.' },
  { name: 'in Swedish', body: 'Se [kapitel 1](/manual/prerequisites) och [kapitel 2](/manual/basics).' },
  { name: 'nearer to its own link than to another', body: '[Prices](/faq), and chapter 2, [Teams](/manual/basics).' },
  { name: 'with another, each by its number', body: 'Chapters [1](/manual/prerequisites) and [2](/manual/basics)' },
  { name: 'in a table', body: '| A |\n|---|\n| [Chapter 1](/manual/prerequisites) |' },
  { name: 'in a call-out', body: '> [!TIP]\n> See **[chapter 1](/manual/prerequisites)**.' },
  { name: 'without a number', body: 'This chapter has 2 parts.' },
])('lets a chapter pass $name', ({ body }) => {
  expect(check(body)).toEqual([])
})

test.each([
  {
    name: 'by a link to another chapter',
    body: 'A\n\n[Teams in chapter 1](/manual/basics#teams)',
    line: 7,
    says: 'by a link to',
  },
  { name: 'by a link to another page', body: 'Chapter 1 and [prices](/faq)', line: 5, says: '/faq' },
  { name: 'without a link', body: 'Read\nkapitel 2 first.', line: 6, says: 'has no link' },
  {
    name: 'whose link stands in another sentence',
    body: '[Teams](/manual/basics). See chapter 2.',
    line: 5,
    says: 'no link',
  },
  { name: 'that there is not', body: '[chapter 3](/manual/basics)', line: 5, says: 'has 2 chapters' },
  { name: 'beside the one that is linked', body: '[chapters 1 and 2](/manual/basics)', line: 5, says: 'chapter 1 is' },
])('reports a chapter $name, with its line', ({ body, line, says }) => {
  expect(check(body)).toEqual([
    expect.objectContaining({ file: 'content/documents/faq_en.md', line, what: expect.stringContaining(says) }),
  ])
})

test('reports a chapter named in a message', () => {
  const message = { file: 'content/messages/en.ts', line: 9, language: 'en' as const, text: 'Go to chapter 2.' }
  expect(checkChapters([message], chapters)).toMatchObject([{ file: message.file, line: 9 }])
})

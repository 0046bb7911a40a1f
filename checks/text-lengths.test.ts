import { expect, test } from 'vitest'
import { createTexts } from '../tests/support/texts.ts'
import { isMessage } from './messages.ts'
import { checkLength, checkTextLengths } from './text-lengths.ts'

function check(kind: Parameters<typeof checkLength>[0], text: string) {
  return checkLength(kind, { file: 'a.md', line: 2, language: 'en', text }, 'Kronvy')
}

test.each([
  { name: 'a title of good length', kind: 'title', text: 'FAQ' },
  { name: 'a title that holds the product’s name itself', kind: 'title', text: `Kronvy: ${'a'.repeat(52)}` },
  {
    name: 'a description of good length',
    kind: 'description',
    text: 'Signs, timing and priorities in the search for bark beetle, and where to look.',
  },
] as const)('lets $name pass', ({ kind, text }) => {
  expect(check(kind, text)).toEqual([])
})

test.each([
  { name: 'a title too long with the name', kind: 'title', text: 'a'.repeat(52), what: 'The title has 61 characters' },
  { name: 'a short description', kind: 'description', text: 'Short.', what: 'The description has 6 characters' },
  { name: 'a long description', kind: 'description', text: 'a'.repeat(161), what: 'has 161 characters' },
] as const)('reports $name', ({ kind, text, what }) => {
  expect(check(kind, text)).toMatchObject([{ line: 2, what: expect.stringContaining(what) }])
})

const checkDrawingText = (en: string, sv: string) =>
  checkTextLengths([], createTexts('content/figures.yaml', { a: { en, sv } }).filter(isMessage), 'Kronvy')

test('names a text that is too long for its place in a drawing', () => {
  expect(checkDrawingText('wet hollow', 'blöt svacka')).toEqual([])
  expect(checkDrawingText('100–120 m', 'från 100 till 120 m')).toEqual([])
  expect(checkDrawingText('wet', 'svacka '.repeat(3))).toMatchObject([
    { what: expect.stringContaining('much longer than “wet”') },
  ])
})

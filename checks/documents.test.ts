import { expect, test } from 'vitest'
import { markdown } from '../src/renderer.tsx'
import { pairs, readDocuments } from './documents.ts'

const text = '---\ntitle: T\ndescription: D\n---\n# T\n'
const en = 'content/documents/faq_en.md'
const sv = 'content/documents/faq_sv.md'

test('reads both languages of a document as a pair', async () => {
  const { documents, findings } = await readDocuments(
    new Map([
      [en, text],
      [sv, text],
    ]),
    ['faq'],
    markdown,
  )
  expect(findings).toEqual([])
  expect(pairs(documents)).toMatchObject([{ one: { file: en }, other: { file: sv } }])
})

test.each([
  { name: 'a missing language', files: [[en, text]], expected: { file: sv, what: 'The document is missing.' } },
  {
    name: 'a broken head',
    files: [
      [en, text],
      [sv, '# T'],
    ],
    expected: { file: sv, line: 1 },
  },
  {
    name: 'a document without a head',
    files: [
      [en, text],
      [sv, '# T\n\nWhat it is.'],
    ],
    expected: { file: sv, line: 1, what: expect.stringContaining('no head') },
  },
  {
    name: 'a document that no page shows',
    files: [
      [en, text],
      [sv, text],
      ['content/documents/fag_sv.md', text],
    ],
    expected: { file: 'content/documents/fag_sv.md', what: 'No page shows this document.' },
  },
] as const)('reports $name', async ({ files, expected }) => {
  expect((await readDocuments(new Map(files), ['faq'], markdown)).findings).toMatchObject([expected])
})

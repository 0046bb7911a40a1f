import { expect, test } from 'vitest'
import { readDocuments } from './content.ts'
import { pairDocuments } from './translations.ts'

const text = '---\ntitle: T\ndescription: D\n---\n# T\n'
const en = 'content/documents/faq_en.md'
const sv = 'content/documents/faq_sv.md'

test('reads both languages of a document as a pair', async () => {
  const { documents, issues } = await readDocuments(
    new Map([
      [en, text],
      [sv, text],
    ]),
    ['faq'],
  )
  expect(issues).toEqual([])
  expect(pairDocuments(documents)).toMatchObject([[{ file: en }, { file: sv }]])
})

test.each([
  { name: 'a missing language', files: [[en, text]], expected: { file: sv, what: 'The document is missing.' } },
  {
    name: 'a broken head',
    files: [
      [en, text],
      [sv, '---\ntitle: T'],
    ],
    expected: { file: sv, line: 1 },
  },
  {
    name: 'a document that is missing in every language',
    files: [],
    expected: { file: en, what: 'The document is missing.' },
  },
] as const)('reports $name', async ({ files, expected }) => {
  expect((await readDocuments(new Map(files), ['faq'])).issues[0]).toMatchObject(expected)
})

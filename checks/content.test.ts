import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readDocuments, readFiles } from './content.ts'
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

test('names a file that is saved in another encoding', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(path.join(folder, 'sv.ts'), Buffer.from('gräns', 'latin1'))
  await expect(readFiles('*.ts', folder)).rejects.toMatchObject({
    name: 'ContentError',
    file: 'sv.ts',
    message: 'The file is not saved as UTF-8, so letters such as å are lost.',
  })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { languages } from '../site/languages.ts'
import { documentFile } from '../site/paths.ts'
import { parseContentDocuments, readFiles } from './content.ts'
import { pairBy } from './translations.ts'

const text = '---\ntitle: T\ndescription: D\n---\n# T\n'
const en = 'content/documents/faq_en.md'
const sv = 'content/documents/faq_sv.md'

test('reads both languages of a document as a pair', async () => {
  const { documents, issues } = await parseContentDocuments(
    new Map(languages.map((language) => [documentFile('faq', language), text])),
    ['faq'],
  )
  expect(issues).toEqual([])
  expect(pairBy(documents, ({ name }) => name)[0]).toMatchObject([{ file: en }, { file: sv }])
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
  expect((await parseContentDocuments(new Map(files), ['faq'])).issues[0]).toMatchObject(expected)
})

test('names every file that is not saved as it should be, and reads the others', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const saved = {
    'a.yaml': Buffer.from('gräns', 'latin1'),
    'c.json': '{\n<<<<<<< HEAD\n"a": 1\n=======\n"a": 2\n>>>>>>> x\n}',
    'd.vtt': 'WEBVTT\n\n=======\n',
    'e.md': '\ufeffgräns\r\n'.normalize('NFD'),
  }
  for (const [name, text] of Object.entries(saved)) writeFileSync(path.join(folder, name), text)
  const { files, issues } = await readFiles([...Object.keys(saved), 'f.md'], folder)
  expect(issues).toMatchObject([
    { file: 'a.yaml', line: 1, what: 'The file is not saved as UTF-8, so letters such as å are lost.' },
    { file: 'c.json', line: 2, what: expect.stringContaining('merge') },
    { file: 'd.vtt', line: 3, what: expect.stringContaining('merge') },
  ])
  expect(files.get('e.md')).toBe('gräns\n')
  expect(files.has('f.md')).toBe(false)
})

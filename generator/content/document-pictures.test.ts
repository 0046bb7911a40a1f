import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readContentData } from './content-data.ts'
import { addDocumentPictures } from './document-pictures.ts'

test('a picture that a document shows needs no other entry, when it is there', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'document-pictures-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['documents', 'pictures']) mkdirSync(path.join(folder, name))
  mkdirSync(path.join(folder, 'documents', 'draft_en.md')) // a folder is no document
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  write('pictures/road.jpg', '')
  write('documents/faq_en.md', '![A road.](/pictures/road.jpg "Snow")\n\n![No file.](/pictures/rod.jpg)\n')
  write('documents/faq_sv.md', '![En väg.](/pictures/road.jpg)\n\n![En sjö.](/pictures/hero.jpg)\n')
  const data = await readContentData()
  const { pictures } = (await addDocumentPictures(data, folder)).pictures.value
  expect(pictures.slice(data.pictures.value.pictures.length)).toEqual([
    { id: 'road', alt: { en: 'A road.', sv: 'En väg.' }, isPhotograph: true },
  ])
})

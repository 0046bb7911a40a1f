import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { DocumentError } from './document-error.ts'
import { assertDocumentReadable } from './limits.ts'

test.each([
  { name: 'lines', text: '# A\n'.repeat(5_000), says: 'lines' },
  { name: 'lines that end as on an old Macintosh', text: '# A\r'.repeat(5_000), says: 'lines' },
  { name: 'characters', text: 'Words. '.repeat(20_000), says: 'characters' },
])('a document of too many $name is refused', ({ text, says }) => {
  expect(() => assertDocumentReadable(text)).toThrow(DocumentError)
  expect(() => assertDocumentReadable(text)).toThrow(says)
})

test('a document that is not saved as UTF-8 is refused with the line whose letters are lost', () => {
  const text = Buffer.from('# T\n\nEn gräns.', 'latin1').toString('utf8')
  expect(() => assertDocumentReadable(text)).toThrow(expect.objectContaining({ line: 3 }))
})

test('every document of the site keeps far from the limits', () => {
  const folder = path.resolve(import.meta.dirname, '../../../content/documents')
  for (const file of readdirSync(folder).filter((name) => /^[\w-]+\.md$/.test(name))) {
    const text = readFileSync(path.join(folder, file), 'utf8')
    expect(() => assertDocumentReadable(text + text), file).not.toThrow()
  }
})

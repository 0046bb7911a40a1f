import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { languages } from '../../content/languages.ts'
import { listNoBooksYet } from './book-files.ts'

const listOf = (names: readonly string[]) =>
  `export const bookFiles = {\n${names.map((name) => `  ${name}: {"volumes":{"manual":[1,2,3]},"cards":[]},\n`).join('')}}\n`

test.each([
  { says: 'a language that is new', names: languages.slice(1) },
  { says: 'a language that has gone', names: [...languages, 'eo'] },
  { says: 'no list yet', names: null },
])('lists no books until they are made: $says', async ({ names }) => {
  const list = temporaryList()
  if (names) writeFileSync(list, listOf(names))
  await listNoBooksYet(list)
  const written = readFileSync(list, 'utf8')
  for (const language of languages) expect(written).toContain(`  ${language}: {"volumes":{},"cards":[]},`)
  expect(written).not.toContain('eo:')
})

test('keeps the list of the last build while its languages are today’s', async () => {
  const list = temporaryList()
  writeFileSync(list, listOf(languages))
  await listNoBooksYet(list)
  expect(readFileSync(list, 'utf8')).toBe(listOf(languages))
})

function temporaryList(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'books-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return path.join(folder, 'book-files.ts')
}

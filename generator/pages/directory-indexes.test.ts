import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeDirectoryIndexes } from './directory-indexes.ts'

test('a page with others below it is what its folder shows, unless that has a page of its own', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const at = (...parts: string[]) => path.join(folder, ...parts)
  for (const place of ['sv/manual', 'static']) mkdirSync(at(place), { recursive: true })
  for (const file of ['sv.html', 'sv/index.html', 'sv/manual.html', 'sv/manual/basics.html'])
    writeFileSync(at(file), `page ${file}`)
  await writeDirectoryIndexes(folder)
  expect(readFileSync(at('sv/manual/index.html'), 'utf8')).toBe('page sv/manual.html')
  expect(readFileSync(at('sv/index.html'), 'utf8')).toBe('page sv/index.html')
  expect(existsSync(at('static/index.html'))).toBe(false)
})

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { EDITOR_HEADER } from '../../editor/guard.ts'
import { distFolder } from '../../generator/files/folders.ts'
import { listFiles } from '../../generator/files/list-files.ts'

test('the build contains no trace of the editor', async () => {
  const files = (await listFiles(distFolder)).filter((file) => /\.(html|js|css|json|xml|txt)$/.test(file))
  expect(files.length).toBeGreaterThan(100)
  const texts = await Promise.all(files.map((file) => readFile(path.join(distFolder, file), 'utf8')))
  const traces = new RegExp(`sveltia|/edit/api|${EDITOR_HEADER}`, 'i')
  expect(files.filter((_file, index) => traces.test(texts[index] ?? ''))).toEqual([])
})

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { distFolder } from '../../generator/folders.ts'
import { listFiles } from '../../generator/list-files.ts'

test('what is built and served knows nothing of the editor', async () => {
  const files = (await listFiles(distFolder)).filter((file) => /\.(html|js|css|json|xml|txt)$/.test(file))
  expect(files.length).toBeGreaterThan(100)
  const texts = await Promise.all(files.map((file) => readFile(path.join(distFolder, file), 'utf8')))
  expect(files.filter((_file, index) => /sveltia|\/edit\/api|x-editor/i.test(texts[index] ?? ''))).toEqual([])
})

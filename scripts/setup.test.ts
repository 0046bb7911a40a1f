import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

test('every command that reads the words after it is given them', async () => {
  const folder = import.meta.dirname
  const setup = await readFile(path.join(folder, 'setup.mjs'), 'utf8')
  const given = /const READING = \[(.*)\]/.exec(setup)?.[1] ?? ''
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
  const reading = files.filter((_, index) => texts[index]?.includes('process.argv.slice(2)'))
  expect(reading).toContain('bench.ts')
  for (const file of reading) expect(given).toContain(`'${path.basename(file, '.ts')}'`)
})

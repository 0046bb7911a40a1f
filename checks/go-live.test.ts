import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../build/places.ts'
import { goLivePage } from './go-live.ts'
import { findSamples } from './samples.ts'

test('lists each sample below its file, with what to do', () => {
  const samples = [
    ...findSamples('content/site.ts', "export const site = {\n  phone: '+46 8 465 004 00', // sample\n}"),
    ...findSamples(
      'content/quotes.ts',
      "[\n  {\n    text: {\n      en: 'Here a buyer says …',\n    },\n    sample: true,\n  },\n]",
    ),
  ]
  const page = goLivePage(samples)
  expect(page).toContain('2 in all')
  expect(page).toMatch(/## content\/site\.ts\n[\s\S]*- \[ \] phone: '\+46 8 465 004 00'\n/)
  expect(page).toMatch(/## content\/quotes\.ts\n[\s\S]*Here a buyer says/)
})

test.each(['content/site.ts', 'content/customers.ts', 'content/quotes.ts', 'content/answers.ts'])(
  'docs/before-you-go-live.md has every sample of %s',
  async (file) => {
    const page = await readFile(path.join(root, 'docs', 'before-you-go-live.md'), 'utf8')
    const samples = findSamples(file, await readFile(path.join(root, file), 'utf8'))
    expect(samples.length).toBeGreaterThan(0)
    for (const { what } of samples) expect(page).toContain(what)
  },
)

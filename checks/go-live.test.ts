import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../build/places.ts'
import { listSamples } from './go-live.ts'
import { findSamples } from './samples.ts'

test('lists each sample below its file', () => {
  const samples = [
    ...findSamples('content/site.ts', "export const site = {\n  phone: '+46 8 465 004 00', // sample\n}"),
    ...findSamples(
      'content/quotes.ts',
      "[\n  {\n    text: {\n      en: 'Here a buyer says …',\n    },\n    sample: true,\n  },\n]",
    ),
  ]
  const old =
    '1 in all\n\n## content/site.ts\n\nWords.\n\n- [ ] Old\n- [x] Done\n\n## content/quotes.ts\n\nWords.\n\n## Settings\n'
  const page = listSamples(old, samples)
  expect(page).toContain('2 in all')
  expect(page).toContain("## content/site.ts\n\nWords.\n\n- [ ] phone: '+46 8 465 004 00'\n\n## content/quotes.ts")
  expect(page).toMatch(/## content\/quotes\.ts\n\nWords\.\n\n- \[ \] Here a buyer says.*\n\n## Settings/)
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

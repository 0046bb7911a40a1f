import { expect, test } from 'vitest'
import { type ContentData, readContentData } from '../generator/content-data.ts'
import { readText } from '../generator/read-text.ts'
import { samplesLeft } from './check-all.ts'
import { findSamples } from './samples.ts'

/** The data of the site, of which one file says something else. */
function readWith(file: string, change: (text: string) => string): Promise<ContentData> {
  return readContentData(async (name) => (name === file ? change(await readText(name)) : readText(name)))
}

test('lists facts, entries with a short name and entries without', async () => {
  const samples = findSamples(await readWith('content/site.yaml', (text) => text))
  const of = (file: string) => samples.filter((sample) => sample.file === file)
  expect(of('content/site.yaml')).toContainEqual(expect.objectContaining({ what: 'phone: +46 8 465 004 00' }))
  expect(of('content/site.yaml')).toContainEqual(expect.objectContaining({ what: 'demo' }))
  expect(of('content/customers.yaml')[1]).toMatchObject({ line: 7, what: 'Example Owners' })
  expect(of('content/answers.yaml')[0]).toMatchObject({
    line: 2,
    what: expect.stringMatching(/^lowestVersions: Send us your model/),
  })
  expect(of('content/quotes.yaml')[0]?.what).toMatch(/^The first day we flew/)
})

test.each([
  { file: 'content/site.yaml', real: (text: string) => text.replace('  - phone\n', ''), what: /^phone: / },
  {
    file: 'content/customers.yaml',
    real: (text: string) => text.replace('sample: true', 'sample: false'),
    what: /^Sample Forest/,
  },
])('leaves out what is real in $file', async ({ file, real, what }) => {
  const said = findSamples(await readWith(file, real)).filter((sample) => sample.file === file)
  expect(said.map((sample) => sample.what)).not.toContainEqual(expect.stringMatching(what))
  expect(said.length).toBeGreaterThan(3)
})

test('a build for the web says loudly how many are left', () => {
  expect(samplesLeft(56, 'https://www.kronvy.se')).toContain(
    'SAMPLE VALUES ARE LEFT (56), which https://www.kronvy.se will show',
  )
})

import { expect, test } from 'vitest'
import { type ContentData, makeDataModules, readContentData } from '../generator/content/content-data.ts'
import { readContentText } from '../generator/content/read-text.ts'
import {
  listMissingContacts,
  listOwnerValues,
  type OwnerValue,
  removeSamples,
} from '../generator/content/sample-values.ts'
import { formatSampleList, formatSamples } from './check-all.ts'

/** The site's data with the text of one file changed. */
function readContentWith(file = '', change = (text: string) => text): Promise<ContentData> {
  return readContentData(async (name) => (name === file ? change(await readContentText(name)) : readContentText(name)))
}

const samplesIn = (data: ContentData): OwnerValue[] => listOwnerValues(data).filter(({ isSample }) => isSample)

test('lists facts, entries of lists, and questions without an answer, each with its line and what the site does without', async () => {
  const data = await readContentWith()
  const of = (file: string) => samplesIn(data).filter((sample) => sample.file === file)
  expect(of('content/site.yaml')).toContainEqual(
    expect.objectContaining({
      name: { en: 'Telephone number', sv: 'Telefonnummer' },
      value: { en: data.site.value.phone, sv: data.site.value.phone },
      line: data.site.lineOf(['phone']),
    }),
  )
  expect(of('content/customers.yaml')[1]).toMatchObject({
    line: 7,
    keys: 'customers.1.sample',
    value: { en: 'Example Owners' },
  })
  expect(of('content/answers.yaml')[0]).toMatchObject({ line: 2, value: { en: '', sv: '' } })
  expect(of('content/quotes.yaml')[0]?.value.en).toMatch(/^The first day we flew/)
  for (const { name, group, without } of listOwnerValues(data))
    for (const words of [name, group, without]) expect([words.en, words.sv]).not.toContain('')
})

test.each([
  {
    file: 'content/site.yaml',
    real: (text: string) => text.replace('  - phone\n', '').replace('+46 8 465 004 00', '+46 8 123 456 78'),
  },
  { file: 'content/customers.yaml', real: (text: string) => text.replace('sample: true', 'sample: false') },
  {
    file: 'content/answers.yaml',
    real: (text: string) => text.replace(/(sv: .*\n)/, '$1    text:\n      en: Yes.\n      sv: Ja.\n'),
  },
  { file: 'content/procurement.yaml', real: (text: string) => text.replace('answer: ask', 'answer: planned') },
])('what is real in $file is on the list, and no sample', async ({ file, real }) => {
  const [before, after] = [await readContentWith(), await readContentWith(file, real)]
  expect(listOwnerValues(after).length).toBe(listOwnerValues(before).length)
  expect(samplesIn(after).length).toBe(samplesIn(before).length - 1)
})

test('an invented value that is not named as a sample is a mistake', async () => {
  const read = readContentWith('content/site.yaml', (text) => text.replace('  - phone\n', ''))
  await expect(read).rejects.toThrow(/“Telephone number” cannot be “\+46 8 465 004 00”/)
})

test('a public build is made of content without a single sample, and keeps what is real', async () => {
  const given = (text: string) =>
    text.replace('sample: true', 'sample: false').replace('en: Sample Forest', 'en: Real Forest')
  const data = await readContentWith('content/customers.yaml', given)
  const modules = makeDataModules(removeSamples(data))
    .map(([, source]) => source)
    .join('\n')
  for (const { value, name } of samplesIn(data)) {
    if (value.en) expect(modules).not.toContain(value.en)
    else expect(modules).not.toContain(name.en)
  }
  expect(modules).toContain('Real Forest')
  expect(modules).toContain(data.site.value.android.build)
})

test('nobody can write or ring while both contacts are samples', async () => {
  const names = async (change?: (text: string) => string) =>
    listMissingContacts(await readContentWith('content/site.yaml', change)).map(({ name }) => name.en)
  expect(await names()).toEqual(['Email address', 'Telephone number'])
  const real = (text: string) =>
    text.replace('support@kronvy.example', 'hej@kronvy.se').replace('+46 8 465 004 00', '+46 8 123 456 78')
  expect(await names((text) => real(text).replace('  - email\n  - phone\n', ''))).toEqual([])
})

test('a build says who sees the samples, and which places are empty without them', async () => {
  const samples = samplesIn(await readContentWith())
  const [preview, forWeb] = [formatSamples(samples), formatSamples(samples, 'https://www.kronvy.se')]
  expect(preview).toContain('This is a preview')
  expect(forWeb).toContain(`https://www.kronvy.se leaves out what is only a sample (${samples.length};`)
  for (const said of [preview, forWeb]) {
    expect(said).toContain('Customers (6): The home page has no strip of customers.')
    expect(said).toContain('Press release: The footer has no press release.')
  }
  expect(formatSamples([])).toBe('')
})

test('the list of what to replace shows each value where it stands', async () => {
  const data = await readContentWith()
  const list = formatSampleList(samplesIn(data))
  const line = data.site.lineOf(['phone'])
  expect(list).toContain(`content/site.yaml:${line}\n  Telephone number: ${data.site.value.phone}\n`)
  expect(list).toContain('content/customers.yaml:7\n  Example Owners\n')
  expect(list).not.toContain('[object')
  expect(list).not.toMatch(/: *$/m)
})

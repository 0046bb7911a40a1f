import { expect, test } from 'vitest'
import { z } from 'zod'
import { dataFileNames, readContentData } from '../generator/content/content-data.ts'
import { dataSchemas } from '../site/schemas/files.ts'
import { listCollections } from './config.ts'
import { type CmsField, createFormFields, createMessageFields } from './form-fields.ts'

const words = (en: string, sv: string) => ({ en, sv })
const schema = z.strictObject({
  name: z
    .string()
    .min(2)
    .max(60)
    .meta({ label: words('Name', 'Namn'), hint: words('As it is written', 'Som det skrivs') }),
  logo: z
    .string()
    .regex(/^[a-z-]+\.svg$/)
    .optional()
    .meta({ label: words('Logo', 'Logotyp') }),
  sample: z
    .boolean()
    .default(false)
    .meta({ label: words('Sample', 'Exempel') }),
  mark: z
    .int()
    .min(1)
    .max(6)
    .meta({ label: words('Mark', 'Märke') }),
  area: z.number().meta({ label: words('Area', 'Areal') }),
  kind: z.enum(['name', 'wild']).meta({ label: words('Kind', 'Slag') }),
  text: z
    .object({
      en: z.string().meta({ label: words('English', 'Engelska') }),
      sv: z.string().meta({ label: words('Swedish', 'Svenska') }),
    })
    .meta({ label: words('Text', 'Text') }),
  lines: z.array(z.string()).meta({ label: words('Lines', 'Rader') }),
  quotes: z
    .array(z.object({ by: z.string().meta({ label: words('Who', 'Vem') }) }))
    .meta({ label: words('Quotes', 'Citat') }),
  topics: z
    .record(z.string(), z.object({ price: z.string().meta({ label: words('Price', 'Pris') }) }))
    .meta({ label: words('Topics', 'Ämnen') }),
})

test('a schema says the form: kinds, labels, hints, what must be there, and how long', () => {
  const fields = createFormFields(schema, 'sv', { topics: { first: { price: 'Dyrt' }, second: { price: 'Billigt' } } })
  const find = (name: string) => fields.find((field) => field.name === name)
  expect(find('name')).toMatchObject({
    label: 'Namn',
    hint: 'Som det skrivs',
    widget: 'string',
    required: true,
    minlength: 2,
    maxlength: 60,
  })
  expect(find('logo')).toMatchObject({
    label: 'Logotyp',
    widget: 'string',
    required: false,
    pattern: ['^[a-z-]+\\.svg$', expect.any(String)],
  })
  expect(find('sample')).toMatchObject({ label: 'Exempel', widget: 'boolean', required: false })
  expect(find('mark')).toMatchObject({ widget: 'number', value_type: 'int', min: 1, max: 6 })
  expect(find('area')).toMatchObject({ widget: 'number', value_type: 'float' })
  expect(find('kind')).toMatchObject({
    widget: 'select',
    options: [
      { label: 'Namn', value: 'name' },
      { label: 'wild', value: 'wild' },
    ],
  })
  expect(find('text')).toMatchObject({
    widget: 'object',
    fields: [
      { name: 'en', widget: 'text' },
      { name: 'sv', widget: 'text' },
    ],
  })
  expect(find('lines')).toMatchObject({ label: 'Rader', widget: 'list', field: { widget: 'text' } })
  expect(find('quotes')).toMatchObject({ widget: 'list', fields: [{ name: 'by' }] })
  expect(find('topics')).toMatchObject({
    widget: 'object',
    fields: [{ label: 'Dyrt', fields: [{ label: 'Pris' }] }, { label: 'Billigt' }],
  })
  expect(fields).toHaveLength(10)
})

test('a group without a label is called by its first words, and a field without one is refused', () => {
  const label = z.string().meta({ label: words('Name', 'Namn') })
  const pages = z.object({ faq: z.object({ label }), deer: z.object({ label }) })
  const given = { faq: { label: 'Vanliga frågor' }, deer: { label: 'Älg och rådjur' } }
  expect(createFormFields(pages, 'sv', given).map(({ label }) => label)).toEqual(['Vanliga frågor', 'Älg och rådjur'])
  expect(() => createFormFields(z.object({ priceModel: z.string() }), 'sv')).toThrow('“priceModel” has no label')
})

test('a heading has room for about twice its words, and a paragraph for any', () => {
  const [title, text] = createMessageFields({ title: 'Skogen', text: 'Ord '.repeat(30) }, 'sv')
  expect([title?.maxlength, text?.maxlength]).toEqual([52, undefined])
})

test('messages have a field for each sentence, which names the values that it may have', () => {
  const tree = { found: { title: 'Found', pages: '{pages, plural, one {# page} other {# pages}} of {total}' } }
  expect(createMessageFields(tree, 'en')).toEqual([
    expect.objectContaining({
      name: 'found',
      label: 'Found',
      widget: 'object',
      fields: [
        expect.not.objectContaining({ hint: expect.anything() }),
        expect.objectContaining({ name: 'pages', widget: 'text', hint: 'Filled in by the site: {pages}, {total}' }),
      ],
    }),
  ])
})

test('a group of messages is called by its heading, a sentence by its first words or by what it is', () => {
  const long = 'Planera, registrera och följ upp arbetet, i fält och vid skrivbordet, med färska bilder'
  const tree = {
    hero: { topic: 'Skog', title: 'Hela skogen', who: long },
    days: { first: { a: 'Ett' }, next: { a: 'Två' } },
  }
  const [hero, days] = createMessageFields(tree, 'sv')
  expect(hero).toMatchObject({ label: 'Hela skogen', summary: '{{fields.topic}} · {{fields.who}}' })
  expect(hero?.fields?.map(({ label }) => label)).toEqual([
    'Ovanför rubriken',
    'Rubrik',
    'Planera, registrera och följ upp arbetet, i fält och vid …',
  ])
  expect(days?.label).toBe('Ett · Två')
  expect(createMessageFields({ pages: '{n, plural, one {# sida} other {# sidor}} av {all}' }, 'sv')).toMatchObject([
    { label: '# sidor av {all}' },
  ])
})

test('in a list of groups every text says what it is, whatever the first entry says', () => {
  expect(() => createMessageFields({ sections: [{ title: 'One', colour: 'Red' }] }, 'en')).toThrow('“colour”')
})

test('every form has labels in both languages', () => {
  for (const language of ['en', 'sv'] as const) {
    const labelsOf = (fields: readonly CmsField[] = []): string[] =>
      fields.flatMap(({ label, fields, field }) => [label, ...labelsOf(fields), ...labelsOf(field && [field])])
    const files = listCollections(language).flatMap(({ files }) => files)
    expect(files.flatMap(({ fields }) => labelsOf(fields)).filter((label) => !label.trim())).toEqual([])
  }
})

test('a list of groups in messages has a field for each text of an entry', () => {
  const [list] = createMessageFields({ sections: [{ title: 'One' }, { title: 'Two', text: 'Words' }] }, 'en')
  const fields = [
    expect.objectContaining({ name: 'title' }),
    expect.objectContaining({ name: 'text', required: false }),
  ]
  expect(list).toMatchObject({ widget: 'list', fields })
})

test('a sentence has its hint beside the values that the site fills in', () => {
  const hints = { 'home.hero.area': { en: 'Below the map.', sv: 'Under kartan.' } }
  const [group] = createMessageFields({ hero: { area: '{hectares} ha', title: 'Forest' } }, 'sv', hints, 'home')
  expect(group?.fields?.map(({ hint }) => hint)).toEqual([
    'Under kartan. Fylls i av webbplatsen: {hectares}',
    undefined,
  ])
})

/** Required fields that are empty in the file, with which the form could not be saved. */
function listEmptyRequiredFields(fields: readonly CmsField[], value: unknown, keys = ''): string[] {
  return fields.flatMap((field) => {
    const own: unknown = Object(value)[field.name]
    const path = `${keys}${field.name}`
    if (own === undefined) return []
    const isEmpty = own === '' || (Array.isArray(own) && own.length === 0)
    if (isEmpty) return field.required === false ? [] : [path]
    const entries = Array.isArray(own) ? own : [own]
    return entries.flatMap((entry) => listEmptyRequiredFields(field.fields ?? [], entry, `${path}.`))
  })
}

test.each(['en', 'sv'] as const)('every form of data can be saved as its file is (%s)', async (language) => {
  const data = await readContentData()
  const found = dataFileNames.flatMap((name) =>
    listEmptyRequiredFields(
      createFormFields(dataSchemas[name], language, data[name].value),
      data[name].value,
      `${name}: `,
    ),
  )
  expect(found).toEqual([])
})

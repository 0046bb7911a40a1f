import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeDataModules, readContentData } from './content-data.ts'
import { ContentErrors } from './content-error.ts'
import { readContentText } from './read-text.ts'

/** The site's data with the text of one file replaced. */
function readContentWith(file: string, from: string, to: string) {
  return readContentData(async (name) => {
    const text = await readContentText(name)
    if (name === file) expect(text).toContain(from)
    return name === file ? text.replace(from, to) : text
  })
}

const FAQ = readFileSync('content/pages_sv.yaml', 'utf8').split('\n').indexOf('  faq:') + 1

test.each([
  {
    label: 'a missing value',
    file: 'site',
    from: 'phone: +46 8 465 004 00\n',
    to: '',
    what: /“Telephone number” is missing/,
    line: 1,
  },
  {
    label: 'a wrong address',
    file: 'site',
    from: 'support@kronvy.example',
    to: 'hej kronvy.se',
    what: /“Email address” cannot be “hej kronvy.se”/,
    line: 6,
  },
  {
    label: 'a number for a text',
    file: 'site',
    from: "version: '5.1'",
    to: 'version: 5.1',
    what: /“The pilot app for Android, Version” cannot be “5.1”/,
    line: 17,
  },
  {
    label: 'an unknown name',
    file: 'customers',
    from: 'mark: 1',
    to: 'mrak: 1',
    what: /“mrak” is not a name that is known in “Customers, entry 1”/,
    line: 5,
  },
  {
    label: 'a missing language',
    file: 'customers',
    from: '      sv: Exempelskog\n',
    to: '',
    what: /“Customers, entry 1, Name, Swedish” is missing/,
    line: 2,
  },
  {
    label: 'a name twice',
    file: 'customers',
    from: '    mark: 1',
    to: '    mark: 1\n    mark: 2',
    what: /“mark” stands a second time/,
    line: 6,
  },
  {
    label: 'a second document',
    file: 'customers',
    from: '    mark: 1',
    to: '    mark: 1\n---\nmark: 2',
    what: /A line of three hyphens/,
    line: 6,
  },
  {
    label: 'an entry twice',
    file: 'pictures',
    from: 'id: orthophoto',
    to: 'id: hero',
    what: /“Pictures, entry 2, Short name” cannot be “hero”/,
    line: 9,
  },
  {
    label: 'an empty text',
    file: 'quotes',
    from: 'en: A production manager, northern Sweden',
    to: "en: ''",
    what: /“About damage, entry 1, Who says it: name and occupation, English” is empty/,
    line: 6,
  },
  {
    label: 'a page without its name',
    file: 'pages_sv',
    from: '    label: Vanliga frågor\n',
    to: '',
    what: /“Guides, FAQ and other pages, faq, Name” is missing/,
    line: FAQ,
  },
  {
    label: 'a page that there is not',
    file: 'pages_sv',
    from: '  faq:',
    to: '  fqa:',
    what: /“fqa” is not a name that is known in “Guides, FAQ and other pages”/,
    line: FAQ,
  },
  {
    label: 'a name of a page that is too long',
    file: 'pages_sv',
    from: 'label: Vanliga frågor',
    to: `label: ${'Vanliga frågor '.repeat(3)}`,
    what: /“Guides, FAQ and other pages, faq, Name” has more than 40 letters/,
    line: FAQ + 1,
  },
])('names $label by its field and line', async ({ file, from, to, what, line }) => {
  const error = await readContentWith(`content/${file}.yaml`, from, to).catch((thrown: unknown) => thrown)
  if (!(error instanceof ContentErrors)) throw new Error('There is no mistake.')
  expect(error.errors).toContainEqual(
    expect.objectContaining({ file: `content/${file}.yaml`, message: expect.stringMatching(what), line }),
  )
  for (const { todo } of error.errors) expect(todo).not.toBe('')
})

test('says all mistakes of a file at once', async () => {
  const error: unknown = await readContentWith('content/site.yaml', 'product: Kronvy\n', 'prodct: Kronvy\n').catch(
    (thrown) => thrown,
  )
  expect(error).toMatchObject({ errors: [{ line: 1 }, { line: 1 }] })
})

test('fills in figures, and sets no-break spaces', async () => {
  const modules = new Map(makeDataModules(await readContentWith('content/claims.yaml', 'sv: 500 000', 'sv: 600 000')))
  expect(modules.get('claims')).toContain('över 600\u202f000 inventerade hektar')
  expect(modules.get('site')).not.toContain('samples')
})

test('what has a file for each language becomes one module, with each text in both', async () => {
  const modules = new Map(makeDataModules(await readContentData()))
  expect(JSON.parse(/= (.*) as const/s.exec(modules.get('pages') ?? '')?.[1] ?? '')).toMatchObject({
    documents: { faq: { label: { en: 'FAQ', sv: 'Vanliga frågor' } } },
    own: { home: { title: { sv: expect.stringMatching(/^Kronvy: /) } } },
  })
})

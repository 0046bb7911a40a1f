import { expect, test } from 'vitest'
import { compareParts, listFileParts } from './file-parts.ts'
import type { CmsField } from './form-fields.ts'

const field = (name: string, label: string, fields: CmsField[] = []): CmsField => ({
  name,
  label,
  widget: 'text',
  fields,
})
const FORM = [
  field('customers', 'Kunder', [field('name', 'Namn'), field('sample', 'Exempel'), field('lines', 'Rader')]),
]
const YAML =
  '# Kunder\ncustomers:\n  - name: Alm\n    sample: true\n  - name: Ek\n    sample: true\n    lines:\n      - ett\n'
const DOCUMENT = '---\ntitle: Frågor\n---\n\n# Frågor\n\n## Pris {#price}\n\nEtt ord om pris.\n\n- [ ] ett\n- [ ] två\n'
const ofDocument = [field('title', 'Titel'), field('body', 'Text')]

const describeChanges = (file: string, form: CmsField[], before: string, after: string) =>
  compareParts(listFileParts(file, before, form, 'sv'), listFileParts(file, after, form, 'sv')).map(
    ({ field, words }) =>
      `${field}: ${words.map(({ added, removed, value }) => (added ? `+${value}+` : removed ? `-${value}-` : value)).join('')}`,
  )

test('a line of a file is a field in the words of its form', () => {
  const at = (file: string, text: string, form: CmsField[], line: number) =>
    listFileParts(file, text, form, 'sv').findLast((part) => part.line <= line)
  expect(at('a.yaml', YAML, FORM, 5)).toMatchObject({ field: 'Kunder › Ek › Namn', keys: 'customers.1.name' })
  expect(at('a.yaml', YAML, FORM, 8)).toMatchObject({ field: 'Kunder › Ek › Rader', keys: 'customers.1.lines.0' })
  const rows = 'rows:\n  - id: rtk\n    what:\n      en: RTK through NTRIP\n      sv: RTK via NTRIP\n'
  expect(at('b.yaml', rows, [field('rows', 'Rader')], 2)).toMatchObject({ field: 'Rader › RTK via NTRIP › id' })
  expect(at('a_sv.md', DOCUMENT, ofDocument, 2)).toMatchObject({ field: 'Titel', keys: 'title' })
  expect(at('a_sv.md', DOCUMENT, ofDocument, 9)).toMatchObject({ field: 'Text: Pris', keys: 'body' })
})

test.each([
  ['sample: true\n  - name: Ek', 'sample: false\n  - name: Ek', ['Kunder › Alm › Exempel: -på-+av+']],
  ['name: Ek', 'name: Ek & Al', ['Kunder › Ek & Al › Namn: Ek +& Al+']],
  [
    '  - name: Alm',
    '  - name: Asp\n    sample: true\n  - name: Alm',
    ['Kunder › Asp › Namn: +Asp+', 'Kunder › Asp › Exempel: +på+'],
  ],
  ['      - ett\n', '', ['Kunder › Ek › Rader: -ett-']],
  ['# Kunder\n', '', []],
])('of data each field that differs is shown: %j becomes %j', (old, now, shown) => {
  expect(describeChanges('a.yaml', FORM, YAML, YAML.replace(old, now))).toEqual(shown)
})

test.each([
  ['Ett ord', 'Två ord', ['Text: Pris: -Ett-+Två+ ord om pris.']],
  ['title: Frågor', 'title: Svar', ['Titel: -Frågor-+Svar+']],
  ['- [ ] två\n', '', ['Text: Pris: -- [ ] två-']],
  ['## Pris', '## Priser', ['Text: Priser: ## -Pris-+Priser+ {#price}']],
])('of a document each line that differs is shown under its heading: %j becomes %j', (old, now, shown) => {
  expect(describeChanges('a_sv.md', ofDocument, DOCUMENT, DOCUMENT.replace(old, now))).toEqual(shown)
})

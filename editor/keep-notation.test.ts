import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { keepNotation } from './keep-notation.ts'

const original = `---
title: 'API: data'
description: What people ask.
---

# Title

A *word* and **two**, **[three](/faq)**.

| a | b |
|---|:-:|
| 1 | |

- [ ] Plan B
`
const edited = `---
title: "API: data"
description: What people ask.
---
# Title

A _word_ and **two**, [**three**](/faq).

| a | b |
| --- | :-: |
| 1 |  |

- [ ] Plan C
`

test('a document differs in what was edited, and in no notation', () => {
  expect(keepNotation('a.md', original, edited)).toBe(original.replace('Plan B', 'Plan C'))
})

test('a changed value of the head stands alone', () => {
  const changed = edited.replace('What people ask.', "'Who: me'")
  expect(keepNotation('a.md', original, changed)).toContain(
    `---\ntitle: 'API: data'\ndescription: "Who: me"\n---\n\n# Title`,
  )
})

test('a line that goes, and one that comes, take no other along', () => {
  const one = '# A\n\nOne *two*.\n\nThree *four*.\n\nFive.\n'
  expect(keepNotation('a.md', one, '# A\n\nThree _four_.\n\nNew _one_.\n\nFive.\n')).toBe(
    '# A\n\nThree *four*.\n\nNew _one_.\n\nFive.\n',
  )
})

test('in code every sign counts', () => {
  const code = '```\n*a*\n```\n'
  expect(keepNotation('a.md', code, '```\n_a_\n```\n')).toBe('```\n_a_\n```\n')
})

test('a sign that means something is kept as it was edited', () => {
  expect(keepNotation('a.md', 'A \\*star\\*.\n', 'A *star*.\n')).toBe('A *star*.\n')
  expect(keepNotation('a.md', 'snake_case_name\n', 'snake*case*name\n')).toBe('snake*case*name\n')
})

const yaml = `# Customers, in the order of the page
customers:
  # the first
  - name: "Northern Timber" # as they write it
    logo: north.svg

  - name: 'B: two'
    sample: true
`
test('a YAML file keeps its comments, quotes, order and empty lines', () => {
  const data = {
    customers: [
      { name: 'Northern Timber', logo: 'north.svg' },
      { sample: false, name: 'B: two' },
    ],
  }
  expect(keepNotation('a.yaml', yaml, JSON.stringify(data))).toBe(yaml.replace('sample: true', 'sample: false'))
})

test('an entry of a YAML file that is added, moved or removed takes no other along', () => {
  const [first, second] = [
    { name: 'Northern Timber', logo: 'north.svg' },
    { name: 'B: two', sample: true },
  ]
  const keep = (customers: object[]) => keepNotation('a.yaml', yaml, JSON.stringify({ customers }))
  expect(keep([first, second, { name: 'C' }])).toBe(`${yaml}  - name: C\n`)
  expect(keep([second])).not.toContain('Northern')
  expect(keep([second, first])).toMatch(/- name: 'B: two'[\s\S]*- name: "Northern Timber" # as they write it/)
})

test('what a form leaves empty is not written', () => {
  const data = {
    customers: [
      { name: 'Northern Timber', logo: 'north.svg' },
      { name: 'B: two', sample: true, logo: '' },
    ],
  }
  expect(keepNotation('a.yaml', yaml, JSON.stringify(data))).toBe(yaml)
})

test('a place of the form with nothing in it is not written into an entry that has none', () => {
  const before = 'sections:\n  - title: One\n    sources:\n      - A\n  - title: Two\n'
  const given =
    'sections:\n  - title: One\n    sources:\n      - A\n  - title: Two\n    sources: []\n    link: { text: "" }\n'
  expect(keepNotation('a.yaml', before, given)).toBe(before)
})

test('a new entry is written without the places of its form that have nothing in them', () => {
  const quote = { text: { en: 'Yes.', sv: 'Ja.' }, name: { en: 'A planner', sv: 'En planerare' }, sample: false }
  const given = { damage: [{ ...quote, company: { en: '', sv: '' } }], timber: [] }
  const written = keepNotation('a.yaml', 'damage: []\ntimber: []\n', JSON.stringify(given))
  expect(parse(written)).toEqual({ damage: [quote], timber: [] })
  expect(
    parse(keepNotation('a.yaml', written, JSON.stringify({ ...given, damage: [quote, given.damage[0]] }))),
  ).toEqual({
    damage: [quote, quote],
    timber: [],
  })
})

test('what an entry leaves out, or says nothing of, stays as it is', () => {
  const before = "words:\n  - id: one\n    text: Old\nembed: ''\nmoved: []\n"
  const given = 'words:\n  - id: one\n    text: New\n    exact: false\n'
  expect(keepNotation('content/site.yaml', before, given)).toBe(before.replace('Old', 'New'))
})

test('a switch of a new entry is written', () => {
  const before = 'customers:\n  - name: One\n    sample: true\n'
  expect(keepNotation('content/customers.yaml', before, `${before}  - name: Two\n    sample: false\n`)).toContain(
    'sample: false',
  )
})

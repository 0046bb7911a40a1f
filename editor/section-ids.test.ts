import { expect, test } from 'vitest'
import { addIds } from './section-ids.ts'

const en = '# Prices\n\n## What it costs {#costs}\n\nText.\n\n## How to pay\n\n### By invoice’s end\n'
const sv = '# Priser\n\n## Vad det kostar {#costs}\n\nText.\n\n## Så betalar du\n\n### Mot faktura\n'

test('a new heading gets an id of its English words, and the other language the same', () => {
  const done = addIds(en, 'en', '', sv)
  expect(done).toBe(en.replace('How to pay', 'How to pay {#how-to-pay}').replace('’s end', '’s end {#by-invoices-end}'))
  expect(addIds(sv, 'sv', sv, done)).toBe(
    sv.replace('betalar du', 'betalar du {#how-to-pay}').replace('Mot faktura', 'Mot faktura {#by-invoices-end}'),
  )
})

test('a Swedish heading waits for its English one', () => {
  expect(addIds(sv, 'sv', '', '# Prices\n\n## What it costs {#costs}\n')).toBe(sv)
})

test('an id that exists never changes, also where a form gives the heading without it', () => {
  const saved = addIds(en, 'en')
  expect(addIds(saved, 'en', en, sv)).toBe(saved)
  expect(addIds(en, 'en', saved)).toBe(saved)
  const renamed = en.replace('How to pay', 'Ways to pay')
  expect(addIds(renamed, 'en', saved)).toContain('## Ways to pay {#how-to-pay}')
})

test.each([
  ['## Costs\n\n## Costs\n', '## Costs {#costs}\n\n## Costs {#costs-2}\n'],
  ['## 2026: {product} & more\n', '## 2026: {product} & more {#product-more}\n'],
  ['## 2026\n', '## 2026 {#section}\n'],
  ['```\n## No heading\n```\n', '```\n## No heading\n```\n'],
  ['#### Small\n', '#### Small\n'],
  ['## Wrong {#Å}\n', '## Wrong {#Å}\n'],
])('%j becomes %j', (given, done) => {
  expect(addIds(given, 'en')).toBe(done)
})

test('a question of the FAQ gets an id as the others have', () => {
  const faq = ['a', 'b', 'c', 'd'].map((id) => `### ${id} {#faq-${id}}\n`).join('')
  expect(addIds(`${faq}### What now?\n`, 'en')).toContain('{#faq-what-now}')
})

import { expect, test } from 'vitest'
import { readMessages } from './read-messages.ts'

test('reads sentences, lists and functions of a group with their lines', () => {
  const source =
    "export const en = {\n  close: 'Close',\n  quotes: {\n    by: (name, company) => `…`,\n  },\n  list: [\n    { text: 'One' },\n  ],\n}"
  const group = {
    close: 'Close',
    quotes: { by: (name: string, company: string) => `${name}, ${company}` },
    list: [{ text: 'One', sample: true }],
  }
  expect(readMessages('en.ts', 'en', group, source)).toMatchObject([
    { path: ['close'], text: 'Close', line: 2 },
    { path: ['quotes', 'by'], text: '…, …', line: 4 },
    { path: ['list', 0, 'text'], text: 'One', line: 7 },
  ])
})

test('passes over a function that cannot be called with words', () => {
  const group = { years: (entry: { age: number }) => `${entry.age.toFixed(1)} yr` }
  expect(readMessages('en.ts', 'en', group, '')).toMatchObject([{ text: '' }])
})

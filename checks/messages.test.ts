import { expect, test } from 'vitest'
import { lineOf, readTexts } from './messages.ts'

test('reads sentences, lists and functions of a group with their lines', () => {
  const source =
    "export const en = {\n  close: 'Close',\n  quotes: {\n    by: (name, company) => `…`,\n  },\n  list: [\n    { text: 'One' },\n  ],\n}"
  const group = {
    close: 'Close',
    quotes: { by: (name: string, company: string) => `${name}, ${company}` },
    list: [{ text: 'One', sample: true }],
  }
  expect(readTexts('en.ts', source, group, 'en')).toMatchObject([
    { keys: ['close'], text: 'Close', line: 2 },
    { keys: ['quotes', 'by'], text: '…, …', line: 4 },
    { keys: ['list', 0, 'text'], text: 'One', line: 7 },
  ])
})

test('reads the words of a function that takes more than words, and passes over one that cannot be called', () => {
  const group = {
    years: (entry: { age: number }) => `${entry.age.toFixed(1)} yr`,
    stems: (count: (kind: string) => number) => `${count('fallen')} stems`,
    list: (entries: string[]) => `${entries.map((entry) => entry).join(', ')} and more`,
  }
  expect(readTexts('en.ts', '', group, 'en').map(({ text }) => text)).toEqual(['… yr', '… stems', '…'])
})

test('takes the language of a text from its keys', () => {
  const data = { hero: { alt: { en: 'A lake.', sv: 'En sjö.' } } }
  expect(readTexts('pictures.ts', '', data)).toMatchObject([
    { keys: ['hero', 'alt', 'en'], language: 'en', text: 'A lake.' },
    { language: 'sv', text: 'En sjö.' },
  ])
})

const source = `export const en = {
  close: 'Close',
  theme: { label: 'Appearance', close: 'Shut' },
  document: {
    'open-image': 'Open',
    sections: [
      { title: 'One', text: 'a' },
      { title: 'Two', text: 'b' },
    ],
  },
}`

test.each([
  { name: 'finds a key of the top', path: ['close'], expected: 2 },
  { name: 'finds a key on the line of its group', path: ['theme', 'close'], expected: 3 },
  { name: 'finds a quoted key', path: ['document', 'open-image'], expected: 5 },
  { name: 'finds a constant by its name', path: ['en', 'theme'], expected: 3 },
  { name: 'counts the entries of a list', path: ['document', 'sections', 1, 'title'], expected: 8 },
  { name: 'stays at the group when the key is not written', path: ['document', 'nothing'], expected: 4 },
])('$name', ({ path, expected }) => {
  expect(lineOf(source, path)).toBe(expected)
})

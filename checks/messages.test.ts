import { expect, test } from 'vitest'
import { messageFile } from '../generator/read-messages.ts'
import { lineOf, readMessages, readTexts } from './messages.ts'

test('reads sentences and lists of messages with their lines, and … for their values', () => {
  const files = new Map([
    ['content/site.yaml', 'product: Kronvy'],
    [
      messageFile('search', 'en'),
      'close: Close\nquotes:\n  by: "{name}, {n, plural, one {# year} other {# years}}"\nlist:\n  - text: Of {product}\n',
    ],
    [messageFile('home', 'sv'), 'close: "Stäng: här" och'],
  ])
  expect(readMessages(files)).toMatchObject([
    { file: 'content/messages/search_en.yaml', language: 'en', keys: ['close'], text: 'Close', line: 1 },
    { keys: ['quotes', 'by'], text: '…, … years', line: 3 },
    { keys: ['list', 0, 'text'], text: 'Of Kronvy', line: 5 },
  ])
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

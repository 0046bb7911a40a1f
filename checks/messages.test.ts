import { expect, test } from 'vitest'
import { messageFile } from '../generator/content/read-messages.ts'
import { readMessages } from './messages.ts'

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

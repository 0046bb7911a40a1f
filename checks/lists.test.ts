import { expect, test } from 'vitest'
import { compareLists } from './lists.ts'
import { readMessages } from './read-messages.ts'

const en = { quotes: [{ text: 'One.' }, { text: 'Two.' }], title: 'T' }
const read = (sv: object) => [
  ...readMessages('content/messages/home.en.ts', 'en', en, ''),
  ...readMessages('content/messages/home.sv.ts', 'sv', sv, ''),
]

test('names an entry of a list that the other language lacks', () => {
  const sv = { quotes: [{ text: 'Ett.' }], title: 'T' }
  expect(compareLists(read(sv))).toMatchObject([
    { file: 'content/messages/home.en.ts', what: 'This entry of a list has none beside it in Svenska.' },
  ])
})

test('lets pass lists of the same length', () => {
  expect(compareLists(read({ quotes: [{ text: 'Ett.' }, { text: 'Två.' }], title: 'T' }))).toEqual([])
})

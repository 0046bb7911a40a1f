import { expect, test } from 'vitest'
import { lineOf } from './locate.ts'

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
  { name: 'counts the entries of a list', path: ['document', 'sections', 1, 'title'], expected: 8 },
  { name: 'stays at the group when the key is not written', path: ['document', 'nothing'], expected: 4 },
])('$name', ({ path, expected }) => {
  expect(lineOf(source, path)).toBe(expected)
})

import { expect, test } from 'vitest'
import { findUnusedMessages } from './unused-messages.ts'

const source = "export const en = {\n  close: 'Close',\n  film: {\n    play: 'Play',\n  },\n}"

function unused(code: readonly string[], key = 'play') {
  const paths = [['close'], ['film', key]]
  return findUnusedMessages([{ file: 'en.ts', source, paths }], code)
}

test.each([
  { name: 'read by name', code: ['m.close; m.film.play'] },
  { name: 'read of a group by its own name', code: ['const m = useMessages().film; m.play', 'm.close'] },
  { name: 'unpacked', code: ['const { close } = m; const { play } = m.film'] },
  { name: 'read by a key that is data elsewhere', code: ['m.film[kind]; m.close', "const kinds = ['play']"] },
  {
    name: 'read by a number that is data elsewhere',
    code: ['m.film[number]; m.close', 'const part = { number: 7 }'],
    key: '7',
  },
  { name: 'shown by a part that is handed the whole group', code: ['m.close; <Film words={m.film} />', 'words.play'] },
  { name: 'spread', code: ['m.close; const head = { ...m.film }', 'head.play'] },
])('counts as used what is $name', ({ code, key }) => {
  expect(unused(code, key)).toEqual([])
})

test.each([
  { name: 'that nothing names', code: ['m.film.play'], expected: [{ line: 2, what: 'Nothing shows the text close.' }] },
  { name: 'whose group nothing names', code: ['m.close', 'other.play'], expected: [{ line: 4 }] },
  {
    name: 'whose key only is a word of the code',
    code: ['m.close; m.film.title; const play = 1'],
    expected: [{ line: 4 }],
  },
])('reports a text $name', ({ code, expected }) => {
  expect(unused(code)).toMatchObject(expected)
})

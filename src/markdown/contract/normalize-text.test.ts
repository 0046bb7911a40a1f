import { expect, test } from 'vitest'
import { normalizeText } from './normalize-text.ts'

const text = '# Åtgärd\n\nEtt hårt\\\nbyte  \noch två.\n'

test.each([
  { name: 'a byte order mark', saved: `\ufeff${text}` },
  { name: 'the line ends of Windows', saved: text.replaceAll('\n', '\r\n') },
  { name: 'the line ends of an old Macintosh', saved: text.replaceAll('\n', '\r') },
  { name: 'letters in two parts', saved: text.normalize('NFD') },
  { name: 'all of them', saved: `\ufeff${text.replaceAll('\n', '\r\n').normalize('NFD')}` },
])('a text saved with $name is the same text', ({ saved }) => {
  expect(saved).not.toBe(text)
  expect(normalizeText(saved)).toBe(text)
})

test('what a writer can mean stays: spaces at the end of a line, the end of the text', () => {
  for (const meant of ['One  \ntwo', 'One\n', 'One', 'One\n\n']) expect(normalizeText(meant)).toBe(meant)
})

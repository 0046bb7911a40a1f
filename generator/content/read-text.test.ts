import { expect, test } from 'vitest'
import { hashText } from '../../src/markdown/update/document-text.ts'
import { decodeUtf8 } from './read-text.ts'

const text = '# Åtgärder\n\nEn gräns.\n'

test.each([
  { name: 'a byte order mark', bytes: Buffer.from(`\ufeff${text}`) },
  { name: 'the line ends of Windows', bytes: Buffer.from(text.replaceAll('\n', '\r\n')) },
  { name: 'the line ends of an old Macintosh', bytes: Buffer.from(text.replaceAll('\n', '\r')) },
  { name: 'letters in two parts', bytes: Buffer.from(text.normalize('NFD')) },
])('a file with $name has the hash of the text without', ({ bytes }) => {
  expect(hashText(decodeUtf8('content/documents/faq_sv.md', bytes))).toBe(hashText(text))
})

test.each([
  { name: 'in the letters of Windows', bytes: Buffer.from(text, 'latin1'), line: 1 },
  { name: 'with a later letter of Windows', bytes: Buffer.from('# A\n\nEn gräns.', 'latin1'), line: 3 },
  { name: 'as UTF-16', bytes: Buffer.from(`\ufeff${text}`, 'utf16le'), line: 1 },
  { name: 'as UTF-16 without a mark', bytes: Buffer.from('# A', 'utf16le'), line: 1 },
  { name: 'as UTF-16 the other way round', bytes: Buffer.from(`\ufeff${text}`, 'utf16le').swap16(), line: 1 },
])('a file that is saved $name is named', ({ bytes, line }) => {
  expect(() => decodeUtf8('content/a.md', bytes)).toThrow(
    expect.objectContaining({ file: 'content/a.md', line, message: expect.stringContaining('not saved as UTF-8') }),
  )
})

test.each([
  { name: 'the first alone', marks: '<<<<<<< HEAD\nA' },
  { name: 'the line between alone', marks: '=======' },
  { name: 'the last alone', marks: '>>>>>>> 50ef9b8 (Change a word)' },
  { name: 'without a name', marks: '<<<<<<<' },
  { name: 'that of the common version', marks: '||||||| base' },
  { name: 'all, with empty lines between', marks: '<<<<<<< HEAD\n\nA\n\n=======\n\nB\n\n>>>>>>> x' },
  { name: 'with the line ends of Windows', marks: '<<<<<<< HEAD\r\nA\r\n=======\r\nB\r\n>>>>>>> x' },
])('marks of a merge are named: $name', ({ marks }) => {
  expect(() => decodeUtf8('content/a.vtt', Buffer.from(`One\n\n${marks}\n`))).toThrow(
    expect.objectContaining({ line: 3, message: 'A merge of two versions is not finished here.' }),
  )
})

test.each(['========', '======', '<<<<<<<<', 'a <<<<<<< b', '>>>>>>>x', '> > > > > > > x'])(
  '“%s” is no mark',
  (words) => {
    expect(decodeUtf8('content/a.md', Buffer.from(words))).toBe(words)
  },
)

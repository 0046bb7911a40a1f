import { expect, test } from 'vitest'
import { cleanQuestion } from './question.ts'

test.each([
  { typed: ' What about\r\nbeetles?\0 ', kept: 'What about\nbeetles?' },
  { typed: 'a\tb\u001b[2J', kept: 'a\tb[2J' },
  { typed: '\ud83d half', kept: '\ufffd half' },
  { typed: '\r\n \t', kept: '' },
])('keeps $kept of what was typed', ({ typed, kept }) => {
  expect(cleanQuestion(typed)).toBe(kept)
})

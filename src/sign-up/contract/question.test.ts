import { expect, test } from 'vitest'
import { cleanQuestion, joinQuestions } from './question.ts'

test.each([
  { typed: ' What about\r\nbeetles?\0 ', kept: 'What about\nbeetles?' },
  { typed: 'a\tb\u001b[2J', kept: 'a\tb[2J' },
  { typed: '\ud83d half', kept: '\ufffd half' },
  { typed: '\r\n \t', kept: '' },
])('keeps $kept of what was typed', ({ typed, kept }) => {
  expect(cleanQuestion(typed)).toBe(kept)
})

test('joins what was ticked and what was typed, and skips what is empty', () => {
  expect(joinQuestions(['What does it cost?', ' And\r\nwhen? ', '', ' \n'])).toBe('What does it cost?\nAnd\nwhen?')
  expect(joinQuestions([])).toBe('')
})

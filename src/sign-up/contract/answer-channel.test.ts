import { expect, test } from 'vitest'
import { ANSWER_WAIT_MS, readAnswer } from './answer-channel.ts'

test.each([
  { name: 'an answer that all went well', message: { kind: 'demo', ok: true }, expected: 'success' },
  { name: 'an answer that it failed', message: { kind: 'demo', ok: false }, expected: 'error' },
  { name: 'an answer for another form', message: { kind: 'trial', ok: true }, expected: null },
  { name: 'a message without an outcome', message: { kind: 'demo' }, expected: null },
  { name: 'a message without a form', message: { ok: true }, expected: null },
  { name: 'a word', message: 'demo', expected: null },
  { name: 'nothing', message: null, expected: null },
])('reads $name', ({ message, expected }) => {
  expect(readAnswer(message, 'demo')).toBe(expected)
})

test('takes only a plain true for success', () => {
  expect(readAnswer({ kind: 'demo', ok: 'no' }, 'demo')).toBe('error')
})

test('waits ten seconds for the new tab', () => {
  expect(ANSWER_WAIT_MS).toBe(10_000)
})

import { expect, test } from 'vitest'
import { bindWords } from './bind-words.ts'

test.each([
  ['en', 'At most 120 m, 80 % of 20 megapixels', 'At most 120\u00a0m, 80\u00a0% of 20\u00a0megapixels'],
  ['sv', 'minst 20 °C i 15 minuter', 'minst 20\u00a0°C i 15\u00a0minuter'],
  ['en', 'see chapter 5 and step 4', 'see chapter\u00a05 and step\u00a04'],
  ['sv', 'se kapitel 5, avdelning 27', 'se kapitel\u00a05, avdelning\u00a027'],
  ['sv', '+46 8 465 004 00', '+46\u00a08\u00a0465\u00a0004\u00a000'],
  ['en', '3 maps and 2 methods', '3 maps and 2 methods'],
  ['sv', '500\u202f000 hektar\nskog', '500\u202f000\u00a0hektar skog'],
] as const)('keeps together what belongs together (%s: %s)', (language, written, bound) => {
  expect(bindWords(written, language)).toBe(bound)
})

import { expect, test } from 'vitest'
import { insertBookNoBreakSpaces } from './no-break-spaces.ts'

test.each([
  ['+46 8 465 004 00', '+46\u00a08\u00a0465\u00a0004\u00a000'],
  ['3 maps and 2 methods', '3 maps and 2 methods'],
  ['500\u202f000\u00a0hektar\nskog', '500\u202f000\u00a0hektar skog'],
] as const)('keeps together what belongs together: %s', (written, bound) => {
  expect(insertBookNoBreakSpaces(written)).toBe(bound)
})

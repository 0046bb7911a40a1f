import { expect, test } from 'vitest'
import { insertBookNoBreakSpaces } from './no-break-spaces.ts'

test.each([
  [
    'At most 120 metres, 80 per cent of 20 megapixels',
    'At most 120\u00a0metres, 80\u00a0per cent of 20\u00a0megapixels',
  ],
  ['i 15 minuter', 'i 15\u00a0minuter'],
  ['täcker 169\u00a0×\u00a0127 meter', 'täcker 169\u00a0×\u00a0127\u00a0meter'],
  ['+46 8 465 004 00', '+46\u00a08\u00a0465\u00a0004\u00a000'],
  ['3 maps and 2 methods', '3 maps and 2 methods'],
  ['500\u202f000 hektar\nskog', '500\u202f000\u00a0hektar skog'],
] as const)('keeps together what belongs together: %s', (written, bound) => {
  expect(insertBookNoBreakSpaces(written)).toBe(bound)
})

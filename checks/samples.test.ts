import { expect, test } from 'vitest'
import { samplesLeft } from './check-all.ts'
import { findSamples } from './samples.ts'

test.each([
  {
    name: 'a value marked by a comment',
    source: "export const site = {\n  phone: '+46 8 465 004 00', // sample\n}",
    expected: { line: 2, what: "phone: '+46 8 465 004 00'" },
  },
  {
    name: 'an entry of one line',
    source: "[\n  { name: { en: 'Company A', sv: 'B' }, sample: true },\n]",
    expected: { line: 2, what: 'Company A' },
  },
  {
    name: 'an entry of several lines',
    source:
      '{\n  price: {\n    en: `Ask: $' + "{mail('price', 'Area:')}.`,\n    sv: 'Fråga.',\n    sample: true,\n  },\n}",
    expected: { line: 5, what: 'price: Ask: ….' },
  },
])('lists $name', ({ source, expected }) => {
  expect(findSamples('content/site.ts', source)).toMatchObject([expected])
})

test('leaves out what the owner has replaced, and the type that only names the mark', () => {
  expect(findSamples('a.ts', "type Quote = { sample: boolean }\nconst q = { text: 'Real', sample: false }")).toEqual([])
})

test('a build for the web says loudly how many are left', () => {
  expect(samplesLeft(56, 'https://www.kronvy.se')).toContain(
    'SAMPLE VALUES ARE LEFT (56), which https://www.kronvy.se will show',
  )
})

import { expect, test } from 'vitest'
import { said } from '../tests/stand-ins/said.ts'
import { checkLogos } from './logos.ts'

const source = "[\n  { name: { en: 'A', sv: 'A' }, logo: 'a.svg', mark: 1 as const, sample: false },\n]"
const customer = { name: said({ en: 'A', sv: 'A' }), mark: 1 as const, sample: false }

test.each([
  { name: 'nothing when the logo is there', logo: 'a.svg', logos: ['a.svg'], expected: [] },
  { name: 'nothing of a customer without a logo', logo: undefined, logos: [], expected: [] },
  {
    name: 'a logo that is not there',
    logo: 'a.svg',
    logos: [],
    expected: [{ file: 'content/customers.ts', line: 2, what: 'public/logos has no file a.svg.' }],
  },
  {
    name: 'a logo of nobody',
    logo: undefined,
    logos: ['old.svg'],
    expected: [{ file: 'public/logos/old.svg' }],
  },
])('reports $name', ({ logo, logos, expected }) => {
  const entry = logo === undefined ? customer : { ...customer, logo }
  expect(checkLogos([entry], logos, source)).toMatchObject(expected)
})

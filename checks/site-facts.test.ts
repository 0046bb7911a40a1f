import { expect, test } from 'vitest'
import { site } from '../content/site.ts'
import { checkSiteFacts } from './site-facts.ts'

const source = "export const site = {\n  email: 'x',\n  phone: 'x',\n  network: {\n    href: 'x',\n  },\n}"

test.each<{ name: string; change: object }>([
  { name: 'what stands there', change: {} },
  { name: 'an address left empty', change: { pressRelease: '', video: { embed: '', uploaded: '2026-02-28' } } },
  { name: 'a number with no-break spaces', change: { phone: '+46\u00a070-123 45 67' } },
])('lets $name pass', ({ change }) => {
  expect(checkSiteFacts({ ...site, ...change }, source)).toEqual([])
})

test.each<{ name: string; change: object; line: number; what: string }>([
  { name: 'an email address without its sign', change: { email: 'hej kronvy.se' }, line: 2, what: 'no email address' },
  { name: 'a number without its country', change: { phone: '08-465 004 00' }, line: 3, what: 'from abroad' },
  { name: 'an address without https', change: { network: { href: 'linkedin.com/x' } }, line: 5, what: 'no address' },
  { name: 'a day that is none', change: { video: { embed: '', uploaded: '2026-13-01' } }, line: 1, what: 'no day' },
])('reports $name', ({ change, line, what }) => {
  expect(checkSiteFacts({ ...site, ...change }, source)).toEqual([
    expect.objectContaining({ file: 'content/site.ts', line, what: expect.stringContaining(what) }),
  ])
})

import { expect, test } from 'vitest'
import type { Language } from '../site/languages.ts'
import { checkLinks } from './links.ts'

const targets = new Map([
  ['/', new Set(['wildlife'])],
  ['/sv', new Set(['wildlife'])],
  ['/faq', new Set(['faq-apps', 'faq-permit'])],
  ['/sv/faq', new Set(['faq-apps', 'faq-permit', 'faq-vilt'])],
])

test.each([
  '/',
  '/#wildlife',
  '/faq',
  '/faq#faq-apps',
  '/faq?from=mail#faq-apps',
  'https://www.skogsstyrelsen.se/',
  'mailto:{email}',
  '{apiRepository}',
])('lets %s pass', (address) => {
  expect(checkLinks([{ file: 'a.md', line: 1, address }], targets)).toEqual([])
})

test.each([
  { name: 'no address', address: '', what: 'A link has no address.' },
  { name: 'a page that does not exist', address: '/fag', what: 'No page has the address “/fag”.' },
  { name: 'an address without its slash', address: 'faq', what: 'No page has the address “faq”.' },
  { name: 'a heading that does not exist', address: '/faq#faq-app', what: 'The page /faq has no heading “#faq-app”.' },
  {
    name: 'a place of another page',
    address: '/faq#wildlife',
    what: 'The page /faq has no heading “#wildlife”.',
  },
  {
    name: 'a place that one language lacks',
    address: '/faq#faq-vilt',
    what: 'The page /faq has no heading “#faq-vilt” in English.',
  },
  { name: 'a place of no page', address: '#nowhere', what: 'No page has a heading “#nowhere”.' },
  {
    name: 'an address with a query and its language',
    address: '/sv?a#b',
    what: 'The address “/sv?a#b” names a language.',
  },
  { name: 'an address with its language', address: '/sv/faq', what: 'The address “/sv/faq” names a language.' },
  {
    name: 'a scheme that is not allowed',
    address: 'ftp://x.se/a',
    what: 'The site removes the address “ftp://x.se/a”.',
  },
])('reports $name', ({ address, what }) => {
  expect(checkLinks([{ file: 'a.md', line: 7, address }], targets)).toMatchObject([{ file: 'a.md', line: 7, what }])
})

test('reads a heading alone as one of the page that the link stands on', () => {
  const check = (address: string) => checkLinks([{ file: 'a.md', line: 1, address, page: '/faq' }], targets)
  expect(check('#faq-apps')).toEqual([])
  expect(check('#wildlife')).toMatchObject([{ what: 'The page /faq has no heading “#wildlife”.' }])
})

test('a text of one language needs the place in that language alone', () => {
  const check = (language: Language) =>
    checkLinks([{ file: 'a.md', line: 1, address: '/faq#faq-vilt', language }], targets)
  expect(check('sv')).toEqual([])
  expect(check('en')).toHaveLength(1)
})

test('names the heading that was probably meant', () => {
  const [issue] = checkLinks([{ file: 'a.md', line: 1, address: '/faq#permit' }], targets)
  expect(issue?.todo).toContain('#faq-permit')
})

test('names the page that has the place', () => {
  const [issue] = checkLinks([{ file: 'a.md', line: 1, address: '/faq#wildlife' }], targets)
  expect(issue?.todo).toContain('It is one of /.')
})

test('says that a published id stays', () => {
  const [issue] = checkLinks([{ file: 'a.md', line: 1, address: '/faq#weather' }], targets)
  expect(issue?.todo).toBe(
    'Take an id of that page. If the heading was given another id, give it back {#weather}: other sites may link to it.',
  )
})

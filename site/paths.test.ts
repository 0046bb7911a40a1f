import { expect, test } from 'vitest'
import { languages } from './languages.ts'
import { canonicalPath, everyPath, localPath, parseLocalPath } from './paths.ts'

test.each([
  { name: 'leaves an English address as it is', path: '/faq#apps', language: 'en', expected: '/faq#apps' },
  { name: 'puts Swedish under /sv', path: '/faq', language: 'sv', expected: '/sv/faq' },
  { name: 'has no slash at the end of the Swedish home page', path: '/', language: 'sv', expected: '/sv' },
  { name: 'keeps the hash of a home anchor', path: '/#wildlife', language: 'sv', expected: '/sv#wildlife' },
  { name: 'keeps query and hash', path: '/faq?from=mail#apps', language: 'sv', expected: '/sv/faq?from=mail#apps' },
  { name: 'keeps a query that holds slashes', path: '/?to=/faq', language: 'sv', expected: '/sv?to=/faq' },
] as const)('$name', ({ path, language, expected }) => {
  expect(localPath(path, language)).toBe(expected)
})

test.each([
  { name: 'reads an English address', pathname: '/faq', expected: { language: 'en', path: '/faq' } },
  { name: 'reads a Swedish address', pathname: '/sv/faq', expected: { language: 'sv', path: '/faq' } },
  { name: 'reads the Swedish home page', pathname: '/sv', expected: { language: 'sv', path: '/' } },
  { name: 'reads the Swedish home page with a slash', pathname: '/sv/', expected: { language: 'sv', path: '/' } },
  { name: 'knows no prefix of English', pathname: '/en/faq', expected: { language: 'en', path: '/en/faq' } },
  { name: 'knows a page that only begins with sv', pathname: '/svamp', expected: { language: 'en', path: '/svamp' } },
])('$name', ({ pathname, expected }) => {
  expect(parseLocalPath(pathname)).toEqual(expected)
})

test('every address is read back from its form in every language', () => {
  for (const path of everyPath) {
    for (const language of languages) expect(parseLocalPath(localPath(path, language))).toEqual({ language, path })
  }
})

test.each([
  ...['/', '/index', '/index_sv', '/privacy_en', '/privacy_sv', '/guides', '/guides_sv', '/api', '/faq'],
  ...['/sign-up', '/manual', '/manual/introduction', '/manual/prerequisites', '/manual/basics'],
  ...['/manual/forest-management-planning', '/manual/action-planning', '/manual/drone-operations'],
  ...['/manual/advanced', '/fire', '/bark-beetle', '/windthrow', '/wildlife', '/final-felling-drone-praxis'],
  '/planning-drone-praxis',
  '/search', // not in the specification: the list of all pages
  '/glossary', // not in the specification: the glossary
  '/accessibility', // not in the specification: the accessibility statement
])('%s is an address of one page', (address) => {
  expect(everyPath.filter((path) => path === address)).toHaveLength(1)
})

test('no two pages have an address in common, and people can type each', () => {
  expect(new Set(everyPath).size).toBe(everyPath.length)
  for (const address of everyPath) expect(address).toMatch(/^\/([a-z0-9]+([-_][a-z0-9]+)*(\/(?=.)|$))*$/)
})

test.each([
  { name: 'an older home address is the home page', path: '/index_sv', expected: '/' },
  { name: 'the older Swedish guides are the manual', path: '/guides_sv', expected: '/manual' },
  { name: 'the introduction is the manual', path: '/manual/introduction', expected: '/manual' },
  { name: 'every other page is itself', path: '/faq', expected: '/faq' },
])('for search engines $name', ({ path, expected }) => {
  expect(canonicalPath(path)).toBe(expected)
})

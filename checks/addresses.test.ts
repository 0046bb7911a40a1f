import { expect, test } from 'vitest'
import { readContentData } from '../generator/content/content-data.ts'
import { readContentText } from '../generator/content/read-text.ts'
import { allPages } from '../site/paths.ts'
import { checkAddresses, checkRedirects } from './addresses.ts'
import { findPageEntry } from './check-content.ts'

const PAGE_LIST = { file: 'site/page-list.ts', line: 1 }

/** The issues when the FAQ page has these additional values. */
function issuesWith(values: object) {
  return checkAddresses(
    allPages.map((page) => (page.name === 'faq' ? { ...page, ...values } : page)),
    () => PAGE_LIST,
  )
}

test('the addresses of the site are in order', () => {
  expect(issuesWith({})).toEqual([])
})

test.each([
  { name: 'an alias of another page', values: { aliases: ['/guides_sv'] }, other: 'introduction' },
  { name: 'an alias that is an alias for search engines', values: { aliases: ['/manual'] }, other: 'introduction' },
  { name: 'an alias that is the path of another page', values: { aliases: ['/api'] }, other: 'api' },
  { name: 'a path that is the alias of another page', values: { path: '/index_sv' }, other: 'home' },
  { name: 'a path that is the path of another page', values: { path: '/guides' }, other: 'guides' },
  { name: 'an alias that stands twice', values: { aliases: ['/old', '/old'] }, other: 'faq' },
  { name: 'an alias that is the path of its page', values: { aliases: ['/faq'] }, other: 'faq' },
  { name: 'an alias with capitals', values: { aliases: ['/API'] }, other: 'api' },
  { name: 'an alias with a slash at its end', values: { aliases: ['/api/'] }, other: 'api' },
  { name: 'an alias with a slash too many', values: { aliases: ['/manual//basics'] }, other: 'basics' },
])('names both pages of $name', ({ values, other }) => {
  const issue = issuesWith(values).find(({ what }) => what.includes('as well'))
  expect(issue?.file).toBe('site/page-list.ts')
  expect(issue?.what).toContain(`the page ${other}`)
  expect(issue?.what).toMatch(/\bfaq\b/)
  expect(issue?.todo).toMatch(/\S/)
})

test('names the page that an editor added by its place in the file', async () => {
  const added = 'pages:\n  - path: /winter\n    label: { en: Winter, sv: Vinter }\n'
  const data = await readContentData((file) =>
    file === 'content/more-pages.yaml' ? Promise.resolve(added) : readContentText(file),
  )
  expect(findPageEntry('/winter', data)).toEqual({ file: 'content/more-pages.yaml', line: 2 })
  expect(findPageEntry('faq', data)).toEqual(PAGE_LIST)
})

test.each(['/static', '/markdown/old', '/pdf', '/sv', '/sv/faq', '/health', '/subscribe/demo', '/offline', '/404'])(
  'names the alias %s, which something else answers',
  (address) => {
    expect(issuesWith({ aliases: [address] })).toEqual([
      expect.objectContaining({ ...PAGE_LIST, what: expect.stringMatching(/begins as something else/) }),
    ])
  },
)

test('names two pages that would show one document', () => {
  expect(issuesWith({ path: '/manual2/basics' })).toMatchObject([
    { what: expect.stringMatching(/basics.*faq.*same document, “basics”/) },
  ])
})

/** The issues of redirects, each written as `/from /to`. */
function issuesOf(...redirects: string[]) {
  const entries = redirects.map((entry, index) => {
    const [from = '', to = ''] = entry.split(' ')
    return { from, to, file: 'content/redirects.yaml', line: index + 2 }
  })
  return checkRedirects(entries, allPages).map(({ line, what, todo }) => `${line}: ${what} ${todo}`)
}

test('an old address leads to a page, or to a section of one', () => {
  expect(issuesOf('/old /faq', '/older /faq#faq-apps', '/old/still /')).toEqual([])
})

test.each([
  { name: 'is a page', redirects: ['/faq /api'], said: /^2: .*“\/faq” is answered by a page/ },
  { name: 'is an alias', redirects: ['/guides_sv /api'], said: /^2: .*is answered by a page/ },
  { name: 'begins as something else that is served', redirects: ['/pdf/old /api'], said: /^2: .*is answered by/ },
  { name: 'stands twice', redirects: ['/old /api', '/old /faq'], said: /^3: .*“\/old” stands twice/ },
  { name: 'leads to itself', redirects: ['/old /old'], said: /^2: .*in a circle/ },
  { name: 'leads in a circle', redirects: ['/a /b', '/b /c#x', '/c /a'], said: /^2: .*“\/a” leads in a circle/ },
  {
    name: 'leads on',
    redirects: ['/a /b', '/b /c', '/c /faq#faq-apps'],
    said: /^2: .*Let it lead to “\/faq#faq-apps”/,
  },
])('names an old address that $name', ({ redirects, said }) => {
  expect(issuesOf(...redirects)[0]).toMatch(said)
})

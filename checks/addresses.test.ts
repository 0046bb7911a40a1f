import { expect, test } from 'vitest'
import { allPages } from '../site/paths.ts'
import { checkAddresses, checkRedirects } from './addresses.ts'
import { findPageEntry } from './check-content.ts'
import { PAGE_LIST, readContent } from './content.ts'

const content = await readContent()
const source = content.files.get(PAGE_LIST) ?? ''
const placeOf = (name: string) => findPageEntry(name, content)

/** What is said when the FAQ has these values as well. */
function issuesWith(values: object) {
  return checkAddresses(
    allPages.map((page) => (page.name === 'faq' ? { ...page, ...values } : page)),
    placeOf,
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
  expect(issue?.what).toMatch(/\(line \d+\)/)
  expect(issue?.todo).toMatch(/\S/)
})

test('says on which line the page stands', () => {
  const [issue] = issuesWith({ path: '/guides' })
  const lineOf = (words: string) => source.split('\n').findIndex((line) => line.includes(words)) + 1
  expect(issue?.what).toContain(`(line ${lineOf('  guides: {')})`)
  expect(issue?.line).toBe(lineOf('  faq: {'))
})

test.each([
  { address: '/static', what: /begins as something else/ },
  { address: '/markdown/old', what: /begins as something else/ },
  { address: '/pdf', what: /begins as something else/ },
  { address: '/sv', what: /begins as something else/ },
  { address: '/sv/faq', what: /begins as something else/ },
  { address: '/health', what: /begins as something else/ },
  { address: '/subscribe/demo', what: /begins as something else/ },
  { address: '/offline', what: /begins as something else/ },
  { address: '/404', what: /begins as something else/ },
  { address: '/robots.txt', what: /people can type/ },
  { address: '/faq.html', what: /people can type/ },
  { address: '/åtgärder', what: /people can type/ },
  { address: '/a b', what: /people can type/ },
  { address: '/faq#apps', what: /people can type/ },
  { address: '/faq?a', what: /people can type/ },
  { address: '/%66aq', what: /people can type/ },
])('names the alias $address', ({ address, what }) => {
  expect(issuesWith({ aliases: [address] })).toEqual([
    expect.objectContaining({ file: 'site/page-list.ts', what: expect.stringMatching(what) }),
  ])
})

test('names an address for search engines that is none of the page', () => {
  expect(issuesWith({ canonical: '/api' })).toMatchObject([{ what: expect.stringContaining('“/api”') }])
})

test('names two pages that would show one document', () => {
  expect(issuesWith({ path: '/manual2/basics' })).toMatchObject([
    { what: expect.stringMatching(/basics.*faq.*same document, “basics”/) },
  ])
})

test.each(['fire-', 'faq', 'windthrow'])('names a use case that offers “%s”', (sibling) => {
  const changed = allPages.map((page) =>
    page.name === 'windthrow' && page.kind === 'useCase'
      ? { ...page, siblings: ['barkBeetle', sibling] as const }
      : page,
  )
  const line = source.split('\n').findIndex((text) => text.startsWith('  windthrow: {')) + 1
  expect(checkAddresses(changed, placeOf)).toMatchObject([{ line, what: expect.stringContaining(`“${sibling}”`) }])
})

/** What is said of old addresses, each written `/from /to`. */
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

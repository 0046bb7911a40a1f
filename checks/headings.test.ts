import { expect, test } from 'vitest'
import { documentOf as read } from '../tests/stand-ins/document.ts'
import { checkHeadings, compareHeadings } from './headings.ts'

test('finds nothing in a document whose headings are in order', () => {
  expect(checkHeadings(read('# T\n## A {#a}\n### B {#b}\n## C {#c}'))).toEqual([])
})

test.each([
  { name: 'a missing title', body: '## A {#a}', line: 5, what: 'No title.' },
  { name: 'a second title', body: '# T\n# U', line: 6, what: 'A second title (#).' },
  { name: 'a level left out', body: '# T\n### A {#a}', line: 6, what: '“A” skips a level.' },
  { name: 'a heading without an id', body: '# T\n## A', line: 6, what: '“A” has no id.' },
  {
    name: 'an id used twice',
    body: '# T\n## A {#a}\n## B {#a}',
    line: 7,
    what: 'The id “a” stands twice in the document.',
  },
])('reports $name', ({ body, line, what }) => {
  expect(checkHeadings(read(body))).toContainEqual(expect.objectContaining({ line, what }))
})

test.each(['main', 'i-copy', 'dialog-search', 'menu-language', 'tab-demo', 'pop-up-trial-email', 'page-trial-email'])(
  'reports the id “%s”, which is the site’s own',
  (id) => {
    const findings = checkHeadings(read(`# T\n## A {#a}\n## B {#${id}}`), new Set(['main', 'root']))
    expect(findings).toMatchObject([{ line: 7, what: expect.stringContaining('belongs to the site') }])
  },
)

test.each([
  {
    name: 'a section that the other language lacks',
    sv: '# T\n## A {#a}',
    line: 6,
    what: /The section \{#b\} is missing/,
  },
  { name: 'another order', sv: '# T\n## B {#b}\n## A {#a}', line: 6, what: /“#b” stands here, but “#a”/ },
  { name: 'another level', sv: '# T\n## A {#a}\n### B {#b}', line: 7, what: /of level 3, in the other language of 2/ },
])('reports $name', ({ sv, line, what }) => {
  const findings = compareHeadings(read('# T\n## A {#a}\n## B {#b}'), read(sv, 'sv'))
  expect(findings).toEqual([expect.objectContaining({ line, what: expect.stringMatching(what) })])
})

test('finds two languages alike whose words differ', () => {
  expect(compareHeadings(read('# T\n## A {#a}'), read('# S\n## Å {#a}', 'sv'))).toEqual([])
})

import { expect, test } from 'vitest'
import { parseTestDocument as read } from '../tests/support/document.ts'
import { checkHeadings } from './headings.ts'
import { checkPlaceholders } from './placeholders.ts'
import { checkTypography } from './typography.ts'

test('finds nothing in a document whose headings are in order', () => {
  expect(checkHeadings(read('# T\n## A {#a}\n### B {#b}\n## C {#c}'))).toEqual([])
})

test.each([
  { name: 'a missing title', body: '## A {#a}', line: 5, what: 'No title.' },
  { name: 'a second title', body: '# T\n# U', line: 6, what: 'A second title (#).' },
  { name: 'a level left out', body: '# T\n### A {#a}', line: 6, what: '“A” skips a level.' },
  {
    name: 'a heading that is too long',
    body: `# T\n## ${'Long '.repeat(20)}{#a}`,
    line: 6,
    what: expect.stringMatching(/^“Long .*” has more than 90 letters\.$/),
  },
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

test.each([
  { name: 'a space', heading: '## FAQ {#FAQ What}', todo: '{#faq-what}' },
  { name: 'a Swedish letter', heading: '## Åtgärd {#åtgärd}', todo: '{#atgard}' },
  { name: 'no end', heading: '## FAQ {#faq-what', todo: '{#faq-what}' },
  { name: 'a space before it', heading: '## FAQ { #faq }', todo: '{#faq}' },
])('says once how an id with $name is written', ({ heading, todo }) => {
  const document = read(`# T\n${heading}`)
  const issues = [...checkHeadings(document), ...checkTypography(document.sections.flatMap(({ passages }) => passages))]
  expect(issues).toMatchObject([{ line: 6, todo: expect.stringContaining(todo) }])
  expect(checkPlaceholders(document.source, ['email'])).toEqual([])
})

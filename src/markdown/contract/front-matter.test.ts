import { expect, test } from 'vitest'
import { inferFrontMatter } from '../infer-front-matter.ts'
import { DocumentError } from './document-error.ts'
import { parseFrontMatter } from './front-matter.ts'

const expected = { data: { title: 'Questions', description: 'What people ask.' }, body: '# Questions' }

test.each([
  {
    name: 'reads title and description',
    text: '---\ntitle: Questions\ndescription: What people ask.\n---\n# Questions',
  },
  { name: 'in any order', text: '---\ndescription: What people ask.\ntitle: Questions\n---\n# Questions' },
  {
    name: 'with the line ends of Windows',
    text: '---\r\ntitle: Questions\r\ndescription: What people ask.\r\n---\r\n# Questions',
  },
  {
    name: 'after a byte order mark',
    text: '\ufeff---\ntitle: Questions\ndescription: What people ask.\n---\n# Questions',
  },
])('$name', ({ text }) => {
  expect(parseFrontMatter(text)).toEqual(expected)
})

test('reads when the rules of the page were checked', () => {
  const text = '---\ntitle: Questions\ndescription: What people ask.\nchecked: 2026-11-27\n---\n# Questions'
  expect(parseFrontMatter(text).data).toEqual({ ...expected.data, checked: '2026-11-27' })
})

test.each([
  { name: 'its first heading and paragraph', text: '# Questions\n\nWhat people ask.\n\n## More' },
  { name: 'their words without marks', text: '# `Questions` {#top}\n\nWhat\n**people** [ask](/faq).' },
  { name: 'the paragraph after other things', text: '## Questions\n\n- One\n\n| a |\n|---|\n\nWhat people ask.' },
])('takes for the head of a document without one $name', ({ text }) => {
  expect(parseFrontMatter(text)).toEqual({ data: null, body: text })
  expect(inferFrontMatter(text)).toEqual(expected.data)
})

test('describes a document of a heading alone by it', () => {
  expect(inferFrontMatter('# Questions')).toEqual({ title: 'Questions', description: 'Questions' })
})

test.each([
  { name: 'single', head: "title: 'Fire: ''after'' it'", title: "Fire: 'after' it" },
  { name: 'double', head: 'title: "Fire: \\"after\\" it"', title: 'Fire: "after" it' },
])('reads what stands between $name quotation marks', ({ head, title }) => {
  expect(parseFrontMatter(`---\n${head}\ndescription: D\n---\n`).data).toEqual({ title, description: 'D' })
})

test('keeps a colon and a rule of the text', () => {
  const { data, body } = parseFrontMatter('---\ntitle: Fire: after it\ndescription: D\n---\nA\n\n---\n\nB')
  expect(data?.title).toBe('Fire: after it')
  expect(body).toBe('A\n\n---\n\nB')
})

test.each([
  { name: 'an empty document', text: '\n \n', line: 1 },
  { name: 'a document without a head and a heading', text: 'What people ask.', line: 1 },
  { name: 'a head that begins too late', text: '\n---\ntitle: A\ndescription: B\n---\n', line: 2 },
  { name: 'a head without its first line', text: 'title: A\ndescription: B\n---\n# A\n\nB', line: 1 },
  { name: 'a head that is never closed', text: '---\ntitle: A\ndescription: B', line: 1 },
  { name: 'a missing description', text: '---\ntitle: A\n---\n', line: 1 },
  { name: 'a missing title', text: '---\ndescription: A\n---\n', line: 1 },
])('$name is an error that names its line', ({ text, line }) => {
  const read = () => parseFrontMatter(text).data ?? inferFrontMatter(text)
  expect(read).toThrow(DocumentError)
  expect(read).toThrow(expect.objectContaining({ line }))
})

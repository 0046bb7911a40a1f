import { expect, test } from 'vitest'
import { checkPlaceholderNames, checkPlaceholders } from './placeholders.ts'

const check = (text: string) => checkPlaceholders({ file: 'a.md', line: 1, language: 'en', text }, ['email', 'product'])

test.each([
  'Write to {email}.',
  '## What is {product}? {#faq-what}',
  'Code: `{id}`',
  '```\nGET /users/{id}\n```',
  'As it is: \\{id}',
])('lets “%s” pass', (source) => {
  expect(check(source)).toEqual([])
})

test.each([
  { name: 'a name that is not known', source: 'One\nWrite to {mail}.', what: 'The site has no value for “{mail}”.' },
  {
    name: 'a known name with spaces',
    source: 'One\nWrite to { email }.',
    what: 'The site has no value for “{ email }”.',
  },
])('reports $name', ({ source, what }) => {
  expect(check(source)).toMatchObject([{ line: 2, what }])
})

test.each(['a {product is software', 'a product} is', '{{product} is'])(
  'names a brace without its partner: %s',
  (text) => {
    expect(check(`First.\n${text}`)).toMatchObject([{ file: 'a.md', line: 2 }])
  },
)

test('tells the name that was meant before a closed brace', () => {
  expect(check('a product} is')).toMatchObject([
    {
      what: '“product}” has a brace without its partner, so readers see it.',
      todo: 'Write {product} if that is meant.',
    },
  ])
})

test.each(['One { more', 'One {a more', 'One {mail to us'])('says in few words what to do about “%s”', (text) => {
  const known = ['email', 'product', 'phone', 'basics', 'advanced', 'dataLocation', 'trialTerms']
  const issues = checkPlaceholders({ file: 'a.md', line: 1, language: 'en', text }, known)
  expect(issues).toMatchObject([{ what: expect.stringContaining('without its partner') }])
  expect(issues[0]?.todo.match(/\{\w+\}/g)).toHaveLength(1)
})

test('lets pass pairs, and braces in code', () => {
  expect(check('## A {#a}\n{product} `{`\n```json\n{\n```\n')).toEqual([])
})

test('a name that is not known may be that of an entry that was removed', () => {
  expect(check('| RTK | {rtk} |')[0]?.todo).toMatch(/content\/procurement\.yaml.*removed or renamed/)
})

test('names a row that is called like a fact or an answer', () => {
  const entries = [
    { id: 'trialTerms', file: 'content/answers.yaml', line: 9 },
    { id: 'phone', file: 'content/procurement.yaml', line: 4 },
    { id: 'trialTerms', file: 'content/procurement.yaml', line: 8 },
  ]
  expect(checkPlaceholderNames(['email', 'phone'], entries)).toMatchObject([
    { file: 'content/procurement.yaml', line: 4, what: expect.stringContaining('{phone}') },
    { file: 'content/procurement.yaml', line: 8, what: expect.stringContaining('{trialTerms}') },
  ])
})

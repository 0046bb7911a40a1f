import { expect, test } from 'vitest'
import { parseDocument } from '../../src/markdown/parse-document.ts'
import type { BlockPart, InlinePart } from './book-nodes.ts'
import { mdastToBookBlocks } from './mdast-to-book.ts'
import { createTextContext } from './text-context.ts'

const HEAD = '---\ntitle: T\ndescription: D\n---\n\n'

function write(markdown: string): BlockPart[] {
  const tree = parseDocument(HEAD + markdown, 'sv')
  const library = { language: 'sv', documents: new Map(), origin: 'https://forest.test' } as const
  const contents = { size: 'a5', trees: new Map([['basics', tree]]) } as const
  return mdastToBookBlocks(tree.children, createTextContext('basics', contents, library))
}

function toInlineParts(markdown: string): InlinePart[] {
  return write(markdown).flatMap((part) => ('runs' in part ? part.runs : []))
}

const link = (href: string) => toInlineParts(`## Teams {#teams}\n\n[ord](${href})`).at(-1)

test.each([
  ['a page of the same volume', '/manual/basics#teams', { is: 'inside', to: 'basics--teams' }],
  ['a heading of the same page', '#teams', { is: 'inside', to: 'basics--teams' }],
  [
    'another page of the site, in its language',
    '/faq#apps',
    { is: 'outside', href: 'https://forest.test/sv/faq#apps', shown: 'forest.test/sv/faq#apps' },
  ],
  [
    'a heading that is not there, on the web',
    '/manual/basics#none',
    { is: 'outside', href: 'https://forest.test/sv/manual/basics#none' },
  ],
  ['another site', 'https://www.slu.se/en/', { is: 'outside', href: 'https://www.slu.se/en/', shown: 'slu.se/en' }],
  ['an address that its words say', 'mailto:a@b.se', { is: 'outside', href: 'mailto:a@b.se', shown: '' }],
  ['no address that would run something', 'javascript:alert(1)', { is: 'text', words: 'ord' }],
  ['no address that is not set yet', 'https://x.example/', { is: 'text', words: 'ord' }],
])('leads to %s', (_says, href, run) => {
  expect(link(href)).toMatchObject(run)
})

test('keeps signs of the typesetter as they are written', () => {
  const words = '#read("/etc/passwd") $x$ @ref "quoted" \u2013 // no comment'
  expect(toInlineParts(words.replaceAll('\\', '\\\\'))).toEqual([{ is: 'text', words }])
})

test('leaves out HTML, as the pages do', () => {
  expect(write('<script>alert(1)</script>\n\nText<b>!</b>')).toEqual([
    { is: 'paragraph', leads: false, runs: [{ is: 'text', words: 'Text!' }] },
  ])
})

test('knows a list of tasks, also a numbered one', () => {
  const ofList = (markdown: string) => write(markdown).find((part) => part.is === 'list')
  expect(ofList('- [ ] One\n- [ ] Two')).toMatchObject({ isTaskList: true, ordered: false })
  expect(ofList('3. [ ] One\n4. [ ] Two')).toMatchObject({ isTaskList: true, ordered: true, start: 3 })
  expect(ofList('- [ ] One\n- Two')).toMatchObject({ isTaskList: false })
})

test('has a form for call-outs, drawings and photographs', () => {
  expect(write('> [!WARNING]\n> Mind.')).toMatchObject([
    { is: 'callout', kind: 'warning', parts: [{ is: 'paragraph' }] },
  ])
  expect(write('![What is seen](/figures/overlap_sv.svg "Caption")')).toEqual([
    { is: 'figure', picture: 'overlap_sv', isDrawing: true, alt: 'What is seen', caption: 'Caption' },
  ])
  expect(write('![What is seen](/pictures/hero.jpg)')).toMatchObject([{ picture: 'hero', isDrawing: false }])
})

test('keeps a paragraph with a call-out that ends the chapter, and with no other', () => {
  const leads = write('One.\n\n> [!TIP]\n> Mind.\n\nTwo.\n\n> [!NOTE]\n> Check.').map(
    (part) => 'leads' in part && part.leads,
  )
  expect(leads).toEqual([false, false, true, false])
})

test('keeps a short paragraph with the table after it', () => {
  const [paragraph, table] = write('Two roles:\n\n| Who | Does |\n|---|---|\n| Pilot | Flies **it** |')
  expect(paragraph).toMatchObject({ leads: true })
  expect(table).toMatchObject({
    head: [[{ words: 'Who' }], [{ words: 'Does' }]],
    rows: [[[{ words: 'Pilot' }], [{ words: 'Flies ' }, { is: 'strong' }]]],
  })
})

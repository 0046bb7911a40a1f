import { expect, test } from 'vitest'
import { parseTestDocument } from '../tests/support/document.ts'
import { checkTypography } from './typography.ts'

/** The mistakes in a document body, which begins at line 5. */
function mistakesIn(body: string) {
  const { mistakes, sections } = parseTestDocument(body)
  return [...mistakes, ...checkTypography(sections.flatMap(({ passages }) => passages))]
}

const NOT_SHOWN = /not seen/

test.each([
  ...['\u00a0', '\u202f', '\u2007', '\u2009', '\u200b', '\u2060', '\u3000'].flatMap((space) =>
    ['##', '#', '-', '*', '+', '1.', '12)'].map((sign) => ({
      name: `${sign} followed by U+${space.charCodeAt(0).toString(16)}`,
      body: `One.\n\n${sign}${space}Two`,
      line: 7,
      what: NOT_SHOWN,
    })),
  ),
  { name: 'a no-break space in a second line', body: '1. One\n2.\u00a0Two', line: 6, what: NOT_SHOWN },
  { name: 'a no-break space in a quotation', body: '> -\u00a0One', line: 5, what: NOT_SHOWN },
  { name: 'a no-break space in a list in a list', body: '- One\n  -\u00a0Two', line: 6, what: NOT_SHOWN },
  { name: 'a no-break space in a checklist', body: '-\u00a0[ ] One', line: 5, what: NOT_SHOWN },
  { name: 'a no-break space before a heading', body: '\u00a0## One', line: 5, what: NOT_SHOWN },
  { name: 'a no-break space before a quotation', body: '\u00a0> One', line: 5, what: NOT_SHOWN },
  { name: 'a heading in a quotation behind a no-break space', body: '>\u00a0## One', line: 5, what: NOT_SHOWN },
  { name: 'a no-break space before a table', body: '\u00a0| a |\n|---|\n| 1 |', line: 5, what: NOT_SHOWN },
  { name: 'a no-break space behind a line between parts', body: 'One.\n\n---\u00a0\n\nTwo.', line: 7, what: NOT_SHOWN },
  {
    name: 'a no-break space behind the end of code',
    body: '```\na\n```\u00a0\n\nOne.\n\n```',
    line: 5,
    what: NOT_SHOWN,
  },
  { name: 'a line of a no-break space', body: 'One.\n\u00a0\nTwo.', line: 6, what: /looks empty/ },
])('names $name', ({ body, line, what }) => {
  expect(mistakesIn(body)).toContainEqual(expect.objectContaining({ line, what: expect.stringMatching(what) }))
})

test.each([
  { name: 'text below a table', body: '| a | b |\n|---|---|\n| 1 | 2 |\nOne.', line: 8, what: /becomes a row/ },
  {
    name: 'text with a sign of a table below one',
    body: '| a |\n|---|\n| 1 |\nOne \\| two.',
    line: 8,
    what: /becomes a row/,
  },
  { name: 'text below a table of one column', body: '| a |\n|---|\n| 1 |\nOne.', line: 8, what: /becomes a row/ },
  { name: 'text below a quotation', body: '> One.\nTwo.', line: 6, what: /belongs to what stands above/ },
  { name: 'text below a call-out', body: '> [!NOTE]\n> One.\nTwo.', line: 7, what: /belongs to what stands above/ },
  { name: 'text below a list', body: '- One\n- Two\nThree.', line: 7, what: /belongs to what stands above/ },
  { name: 'a line of hyphens below text', body: 'One.\n---', line: 5, what: /makes that a heading/ },
  { name: 'a line of = below text', body: 'One.\n===', line: 5, what: /makes that a heading/ },
  { name: 'a hyphen below text', body: 'One.\n-', line: 5, what: /makes that a heading/ },
  { name: 'a heading without words', body: '##', line: 5, what: /without words/ },
  { name: 'a heading of an id', body: '## {#a}', line: 5, what: /without words/ },
  { name: 'a # at the end of a heading', body: '## In C #', line: 5, what: /do not see the #/ },
  { name: 'a year', body: '2024. That was it.', line: 5, what: /begins a list/ },
  { name: 'a list that begins with 2', body: '2. One\n3. Two', line: 5, what: /begins a list/ },
  { name: 'a number that ends a sentence', body: 'There is\n1. And more.', line: 6, what: /begins a list/ },
  {
    name: 'a list right below a text that does not begin with 1',
    body: 'Steps:\n2. One',
    line: 6,
    what: /begins no entry/,
  },
  { name: 'a second number in a text', body: 'One\n12) Two', line: 6, what: /begins no entry/ },
  { name: 'degrees above zero', body: '+ 5 °C is warm.', line: 5, what: /begins a list/ },
  { name: 'degrees below zero', body: 'It is\n- 5 °C.', line: 6, what: /begins a list/ },
  { name: 'more than five', body: '> 5 ha is large.', line: 5, what: /quotation/ },
  { name: 'stars between figures', body: 'It is 5*10*15 cm.', line: 5, what: /between figures/ },
  { name: 'a line that is an address of nothing', body: '[Obs]: grind', line: 5, what: /readers do not see it/ },
  {
    name: 'a button with text right below it',
    body: '<navigation-action-button href="/faq" label="Ask"></navigation-action-button>\nOne.',
    line: 5,
    what: /line of its own/,
  },
  {
    name: 'a button with words between its tags',
    body: '<navigation-action-button href="/faq" label="Ask">Ask</navigation-action-button>',
    line: 5,
    what: /line of its own/,
  },
  { name: 'a dash for an entry', body: '– One\n– Two', line: 5, what: /no entry of a list/ },
  { name: 'a box without a space before it', body: '-[ ] One', line: 5, what: /no entry of a list/ },
  { name: 'dashes for a line', body: 'One.\n\n———\n\nTwo.', line: 7, what: /dashes/ },
  { name: 'an entity without its end', body: '120&nbsp m', line: 5, what: /A sign that is none/ },
  { name: 'marked words', body: 'One ==two== three.', line: 5, what: /A sign that is none/ },
  { name: 'a backslash at the end', body: 'One.\\', line: 5, what: /A sign that is none/ },
])('names $name', ({ body, line, what }) => {
  const found = mistakesIn(body)
  expect(found[0]).toMatchObject({ line, what: expect.stringMatching(what), todo: expect.stringMatching(/\S/) })
})

test.each([
  { name: 'signs with a tab behind them', body: '##\tOne {#a}\n\n-\tTwo\n\n1.\tThree' },
  {
    name: 'no-break spaces inside of words',
    body: '## One\u00a0two {#a}\n\n- 120\u00a0m and 1\u202f500\n- two\n\n> 5\u00a0ha or so,\n> and more',
  },
  { name: 'signs in code', body: '`##\u00a0a`\n\n```\n##\u00a0a\n2024. b\n> 5\n&nbsp\n```' },
  { name: 'escaped signs', body: '2024\\. One\n\n\\- 5\u00a0°C\n\n\\> 5\u00a0ha\n\n5\\*10\\*15' },
  { name: 'a list that goes on', body: '1. One\n2. Two\n\nWords.\n\n- A\n- B\n\n3. Three' },
  { name: 'a list right below a text', body: 'Bring:\n- one\n- two' },
  { name: 'an entry of several lines', body: '- One\n  goes on\n\n  and on\n- Two' },
  { name: 'a quotation of several lines', body: '> One\n> goes on\n>\n> and on' },
  { name: 'a table without pipes at its ends', body: 'a | b\n--- | ---\n1 | 2' },
  { name: 'a table right below a text', body: 'Words:\n| a | b |\n|---|---|\n| 1 | 2 |\n\nWords.' },
  { name: 'signs inside of words', body: 'file_name_x, 5*10, <5\u00a0ha, C:\\Temp, R&D' },
  { name: 'words with an entity and hard breaks', body: '120&nbsp;m\\\nand  \nmore' },
  { name: 'a reference that is used', body: 'See [one][a].\n\n[a]: /faq' },
  {
    name: 'a button',
    body: 'One.\n\n<navigation-action-button href="/faq" label="Ask"></navigation-action-button>\n\nTwo.',
  },
  { name: 'a line between two parts', body: 'One.\n\n---\n\nTwo.' },
])('lets $name pass', ({ body }) => {
  expect(mistakesIn(body)).toEqual([])
})

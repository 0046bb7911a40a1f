import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { markdown } from '../src/renderer.tsx'
import { parseTestDocument } from '../tests/support/document.ts'
import { checkGlyphs } from './glyphs.ts'
import { checkHeadings } from './headings.ts'
import { checkTypography } from './typography.ts'

/** A Markdown example with its text on the page, or with the issue that `npm run content` reports. */
type Case = { write: string; shows: (string | RegExp)[] } | { write: string; named: RegExp }

/** An example of each row of the table in docs/editing.md, by the row's first cell. */
const cases: Record<string, Case> = {
  'Headings of six levels': {
    write: '## Two {#two}\n\n### Three {#three}\n\n#### Four {#four}\n\n##### Five {#five}\n\n###### Six {#six}',
    shows: [
      '<h4 id="four" class="content">Four</h4>',
      '<h5 id="five" class="content">Five</h5>',
      '<h6 id="six" class="content">Six</h6>',
    ],
  },
  'A heading of levels 2 or 3 without an id': { write: '## Two', named: /has no id/ },
  'A level left out, a second title': { write: '# Two\n\n### Three {#three}', named: /skips a level|second title/i },
  'Bold, italic and struck words': {
    write: '**one** *two* ~~three~~',
    shows: ['<strong>one</strong>', '<em>two</em>', '<del>three</del>'],
  },
  'A single tilde': { write: '10~15 minutes for 20~30 hectares', shows: ['10~15 minutes for 20~30 hectares'] },
  'Escaped signs': { write: '5\\*3\\*2 and \\{email}', shows: ['5*3*2 and {email}'] },
  Entities: { write: '&copy; 5 &lt; 6 &amp; 7', shows: ['© 5 &#x3C; 6 &#x26; 7'] },
  'Hard breaks': { write: 'One  \ntwo\\\nthree', shows: ['One<br>\ntwo<br>\nthree'] },
  'A numbered list that goes on': { write: '1. a\n2. b\n\nWords.\n\n3. c', shows: ['<ol start="3">'] },
  'Lists in lists, entries of several paragraphs': {
    write: '- a\n\n  b\n\n  1. c\n  2. d',
    shows: [/<li>\s*<p>a<\/p>\s*<p>b<\/p>\s*<ol>/],
  },
  'A checklist': { write: '- [ ] a\n- [x] b', shows: ['data-checklist', 'type="checkbox"'] },
  'Two checklists under one heading': {
    write: '## A {#a}\n\n- [ ] a\n\nWords.\n\n- [ ] b',
    shows: ['data-checklist="faq#a"', 'data-checklist="faq#a-2"'],
  },
  'Tasks and other entries in one list': { write: '- [ ] a\n- b', named: /no box/ },
  'A table with alignment': {
    write: '| a | b | c |\n|---|--:|:-:|\n| 1 | 2 | 3 |',
    shows: ['<td align="right" data-head="b">2</td>', '<td align="center" data-head="c">3</td>'],
  },
  'Empty cells': {
    write: '| a | b |\n|---|---|\n| | two |',
    shows: ['<td></td>\n<td>two</td>'],
  },
  'A pipe in a cell': { write: '| a | b |\n|---|---|\n| 1 | `x \\| y` |', shows: ['<code>x | y</code>'] },
  'A row with more cells than the head': { write: '| a |\n|---|\n| 1 | 2 |', named: /2 cells/ },
  'Quotations and call-outs': {
    write: '> Words.\n\n<!-- -->\n\n> [!TIP]\n> Words.',
    shows: ['<blockquote>', 'class="callout callout--tip"'],
  },
  'A call-out of another name or form': {
    write: '> [!IMPORTANT]\n> Words.\n\n::: note\nWords.\n:::',
    named: /(?=.*call-out that is none: “\[!IMP)(?=.*call-out that is none: “::: note)/s,
  },
  'A line between two parts': { write: 'One.\n\n---\n\nTwo.', shows: ['<hr>'] },
  'Code in a line and in blocks, with any signs in it': {
    write:
      '`{email} *a*`\n\n```\nGET /users/{email}?company={company}\n```\n\n- `[a](/faq)`\n\n~~~json\n{"a": "{phone}"}\n~~~',
    shows: ['{email} *a*', 'GET /users/{email}?company={company}', '<code>[a](/faq)</code>', '{"a": "{phone}"}'],
  },
  'A line that begins with a tab or four spaces': { write: 'One.\n\n\tTwo.', named: /shown as code/ },
  'Links, also by reference': {
    write: '[a](/faq "Title") and [b][c]\n\n[c]: /api',
    shows: ['<a href="/faq" title="Title">a</a>', '<a href="/api">b</a>'],
  },
  'A reference without its address': { write: 'See [a][none].', named: /A link or a picture that is none/ },
  'Addresses that are links by themselves': {
    write: 'www.example.org, <https://example.org/a> and {email}',
    shows: ['href="http://www.example.org"', 'href="https://example.org/a"', 'href="mailto:'],
  },
  'A picture, also in a link': {
    write: '![A lake.](/pictures/hero.jpg "Words")\n\n[![A lake.](/pictures/hero.jpg)](/faq)',
    shows: ['class="figure-button"', /<a href="\/faq"><picture>/],
  },
  Footnotes: { write: 'One[^1].\n\n[^1]: Two.', named: /no footnotes/ },
  HTML: { write: 'One <b>two</b>.', named: /drops the HTML/ },
  Comments: { write: 'One.\n\n<!-- two -->', shows: [/^(?!.*two)/s] },
  'Code, struck words and comments that do not end': {
    write: 'One `two and ~~three.\n\n<!-- Four',
    named: /(?=.*`” begins)(?=.*~~” begins)(?=.*drops the HTML “<!-- Four)/s,
  },
  'A block of code that does not end': { write: '```\nOne', named: /A block of code does not end/ },
  'A sign of a list without a space after it, another bullet': {
    write: '-One\n\n2.Two\n\n• Three\n\n[x] Four\n\n*Five',
    named: /(?=.*entry.*“-One)(?=.*entry.*“2\.Two)(?=.*entry.*“•)(?=.*entry.*“\[x\])(?=.*“\*” begins)/s,
  },
  Emoji: { write: 'Good 👍', named: /have no “👍”/ },
  'Letters in two parts, soft hyphens': {
    write: '## A\u030atga\u0308rd {#a}\n\nskogs\u00ada\u0308gare',
    shows: ['>Åtgärd<', 'skogs\u00adägare'],
  },
  'Signs that cannot be seen': { write: 'One\u200b two', named: /U\+200B/ },
  'Lines that end as on Windows, a byte order mark': {
    write: '## A {#a}\r\n\r\nOne\r\ntwo',
    shows: ['<p>One\ntwo</p>'],
  },
  'A hard space beside a sign, or alone in a line': {
    write: '##\u00a0One\n\n-\u202fTwo\n\n1.\u00a0Three\n\nFour\n\u00a0\nFive',
    named: /(?=.*“##.One)(?=.*“-.Two)(?=.*“1\..Three)(?=.*looks empty)/s,
  },
  'Text right below a table, a quotation, a list or a button': {
    write:
      '| a |\n|---|\n| 1 |\nOne\n\n> a\nTwo\n\n- a\nThree\n\n<navigation-action-button href="/faq" label="a"></navigation-action-button>\nFour',
    named: /(?=.*row of it: “One)(?=.*above it: “Two)(?=.*above it: “Three)(?=.*line of its own)/s,
  },
  'A line of hyphens or = right below a text': {
    write: 'One\n---\n\nTwo\n===',
    named: /(?=.*line ---)(?=.*line ===)/s,
  },
  'A number, + or > that begins a line of text': {
    write: '2024. One\n\nTwo\n\n+ 5 °C\n\nThree\n\n> 5 ha',
    named: /(?=.*“2024. One)(?=.*“\+ 5)(?=.*quotation)/s,
  },
  'Stars between figures': { write: '5*10*15 cm', named: /between figures/ },
  'Signs inside of words, a < before a figure': {
    write: 'file_name_x, 5*10, <5\u00a0ha, C:\\Temp, R&D, -5\u00a0°C',
    shows: ['file_name_x, 5*10, &#x3C;5\u00a0ha, C:\\Temp, R&#x26;D, -5\u00a0°C'],
  },
  'Lines that readers would not see': { write: '[Obs]: grind\n\n##', named: /(?=.*do not see it)(?=.*without words)/s },
  'Long words and addresses': { write: `\`${'name_'.repeat(20)}\``, shows: ['name_'.repeat(20)] },
}

const editingGuide = readFileSync('docs/editing.md', 'utf8')
const table = /\| Written \|.*\n\|.*\n((?:\|.*\n)+)/.exec(editingGuide)?.[1] ?? ''
const rows = Array.from(table.matchAll(/^\| (.+?) \| (shown|named)/gm), ([, name = '', verdict]) => ({ name, verdict }))

test('the table for editors has a row for each example', () => {
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(cases))
})

test.each(rows)('$name: $verdict', ({ name, verdict }) => {
  const example = cases[name]
  if (!example) throw new Error(`No example of “${name}”.`)
  const body = example.write
  const issues = issuesIn(body)
  if ('named' in example) {
    expect(verdict).toBe('named')
    expect(issues.map(({ what }) => what).join('\n')).toMatch(example.named)
    for (const { line, todo } of issues) expect([line > 4, todo]).toEqual([true, expect.stringMatching(/\S/)])
    return
  }
  expect(verdict).toBe('shown')
  expect(issues).toEqual([])
  const { lead, body: html } = markdown.renderDocument(`${HEAD}## First {#first}\n\n${body}`, 'faq', 'en')
  const plain = (lead + html).replace(/ (class="anchored"|translate="no")|<a class="anchor".*?<\/a>/g, '')
  for (const shown of example.shows)
    if (shown instanceof RegExp) expect(plain).toMatch(shown)
    else expect(plain).toContain(shown)
})

const HEAD = '---\ntitle: T\ndescription: D\n---\n'

function issuesIn(body: string) {
  const document = parseTestDocument(`# T\n\n${body}`)
  const passages = document.sections.flatMap((section) => section.passages)
  return [
    ...document.mistakes,
    ...checkHeadings(document),
    ...checkGlyphs(document.source, true),
    ...checkTypography(passages),
  ]
}

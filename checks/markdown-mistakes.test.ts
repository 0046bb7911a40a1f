import { expect, test } from 'vitest'
import { parseTestDocument } from '../tests/support/document.ts'
import { checkTypography } from './typography.ts'

/** The mistakes in a document body, which begins at line 5. */
function mistakesIn(body: string) {
  const { mistakes, sections } = parseTestDocument(body)
  return [...mistakes, ...checkTypography(sections.flatMap(({ passages }) => passages))]
}

test.each([
  {
    name: 'a row with more cells than the head',
    body: '| a | b |\n|---|---|\n| 1 | 2 | 3 |',
    line: 7,
    what: /3 cells/,
  },
  { name: 'a table without its second line', body: 'Words.\n\n| a | b |\n| 1 | 2 |', line: 7, what: /A table/ },
  { name: 'a table whose second line is too short', body: '| a | b |\n|---|\n| 1 | 2 |', line: 5, what: /A table/ },
  {
    name: 'an unknown call-out',
    body: '> [!DANGER]\n> Words.',
    line: 5,
    what: /A call-out that is none: “\[!DANGER\]/,
  },
  { name: 'a call-out in small letters', body: '> [!note]\n> Words.', line: 5, what: /A call-out that is none/ },
  {
    name: 'a call-out that is no quotation',
    body: 'Words.\n\n[!NOTE]\nWords.',
    line: 7,
    what: /A call-out that is none/,
  },
  { name: 'a box without its space', body: '- [] One\n- [] Two', lines: [5, 6], what: /entry of a list/ },
  {
    name: 'a box without a space after it',
    body: '1. [ ] One\n2. [ ]Two',
    lines: [6, 6],
    what: /no box|entry of a list/,
  },
  { name: 'an entry of a checklist without a box', body: '- [ ] One\n- Two', line: 6, what: /no box/ },
  { name: 'a space in a link', body: 'One\nand [two] (/faq).', line: 6, what: /A link or a picture/ },
  {
    name: 'a space in a link out of the site',
    body: 'See [it] (https://example.org/).',
    line: 5,
    what: /A link or a picture/,
  },
  { name: 'a link whose words do not end', body: 'See [it(/faq).', line: 5, what: /A link or a picture/ },
  { name: 'a link whose address does not end', body: 'See [it](/faq and more.', line: 5, what: /A link or a picture/ },
  {
    name: 'a link out of the site without an end',
    body: 'See [it](https://example.org here.',
    line: 5,
    what: /A link/,
  },
  { name: 'a caption without quotation marks', body: '![A lake.](/a.jpg Words)', line: 5, what: /A link or a picture/ },
  { name: 'a footnote', body: 'One[^1].\n\n[^1]: Two.', line: 5, what: /no footnotes/ },
  { name: 'a line that begins with a tab', body: 'One.\n\n\tTwo.', line: 7, what: /shown as code/ },
  { name: 'a line that begins with spaces', body: '    Two.', line: 5, what: /shown as code/ },
  {
    name: 'bold words that do not end',
    body: '> [!NOTE]\n> One.\n> **Two.',
    line: 7,
    what: /“\*\*” begins or ends nothing/,
  },
  {
    name: 'bold words with a space at their end',
    body: '- **One ** and two',
    lines: [5, 5],
    what: /“\*\*” begins or ends nothing/,
  },
  { name: 'a heading without a space', body: 'Words.\n\n###Words', line: 7, what: /begins no heading/ },
  {
    name: 'a heading without a space after a paragraph',
    body: 'Words.\n##Words {#a}',
    line: 6,
    what: /begins no heading/,
  },
])('reports $name', ({ body, line, lines = [line], what }) => {
  expect(mistakesIn(body)).toEqual(
    lines.map((line) => expect.objectContaining({ line, what: expect.stringMatching(what) })),
  )
})

test.each([
  { name: 'a row with fewer cells than the head', body: '| a | b |\n|---|---|\n| 1 |' },
  { name: 'a cell with the sign of a table', body: '| a | b |\n|---|---|\n| 1 | 2 \\| 3 |' },
  { name: 'a call-out', body: '> [!WARNING]\n> **Never** alone.' },
  { name: 'a checklist, and a list of links', body: '- [ ] One\n- [x] Two\n\n<!-- -->\n\n- [x](/faq)\n- [y](/api)' },
  { name: 'brackets beside a parenthesis', body: 'Press [Esc] (the upper left key).' },
  { name: 'signs in code', body: '`**` and `[a] (/b)`\n\n```\n##no\n| a |\n```' },
])('lets $name pass', ({ body }) => {
  expect(mistakesIn(body)).toEqual([])
})

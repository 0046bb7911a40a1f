import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { renderDocument } from '../render-document.ts'
import { DocumentError } from './document-error.ts'
import { refuseUnreadable } from './limits.ts'

const head = '---\ntitle: T\ndescription: D\n---\n# T\n\n'

describe('a document that would take seconds', () => {
  test.each([
    { name: 'quotations in quotations', text: '>'.repeat(10_000), says: 'inside each other' },
    { name: 'lists in lists in one line', text: '- '.repeat(10_000), says: 'inside each other' },
    { name: 'numbered lists in quotations', text: '> 1. '.repeat(5_000), says: 'inside each other' },
    { name: 'lists in lists by indentation', text: staircase(200), says: 'inside each other' },
    { name: 'twenty thousand headings', text: '# A\n'.repeat(20_000), says: 'characters' },
    { name: 'equal headings', text: '## A\n'.repeat(1_500), says: 'headings' },
    { name: 'underlined headings', text: 'A\n---\n\n'.repeat(600), says: 'headings' },
    { name: 'rows of a table', text: `| a |\n|---|\n${'| b |\n'.repeat(5_000)}`, says: 'lines' },
    { name: 'a book', text: 'Words. '.repeat(20_000), says: 'characters' },
    { name: 'marks that find no partner', text: '*a_ '.repeat(5_000), says: 'marks' },
    { name: 'brackets in brackets', text: `${'['.repeat(5_000)}a${']'.repeat(5_000)}`, says: 'marks' },
    { name: 'marks over many lines', text: '*a_\n'.repeat(1_500), says: 'marks' },
    {
      name: 'lists of twelve levels on every line',
      text: `${'- '.repeat(11)}a\n`.repeat(1_900),
      says: 'inside each other',
    },
    { name: 'lists and quotations in turn', text: `${'> - '.repeat(6)}a\n`.repeat(1_900), says: 'inside each other' },
    { name: 'headings that end in old line ends', text: '# A\r'.repeat(11_000), says: 'lines' },
    { name: 'a heading that ends in spaces', text: `## a${' '.repeat(50_000)}{#`, says: 'The line' },
    { name: 'a large table', text: `${'|a'.repeat(48)}|\n${'|-'.repeat(48)}|\n${'|a\n'.repeat(900)}`, says: 'cells' },
    { name: 'paragraphs of many marks', text: `${'_*'.repeat(240)}a\n\n`.repeat(100), says: 'marks' },
    { name: 'a table of columns', text: `${'|a'.repeat(9_000)}|\n${'|-'.repeat(9_000)}|`, says: 'columns' },
  ])('is refused for its $name', ({ text, says }) => {
    const render = () => renderDocument(head + text, 'guides', 'en')
    expect(render).toThrow(DocumentError)
    expect(render).toThrow(says)
  })

  test.each(['latin1', 'utf16le'] as const)('is refused when it is saved as %s', (encoding) => {
    const text = Buffer.from(`\ufeff${head}En gräns.`, encoding).toString('utf8')
    expect(() => refuseUnreadable(text)).toThrow('not saved as UTF-8')
  })

  test('is refused with the line that is too much', () => {
    expect(() => refuseUnreadable(`One\n\nTwo\n\n${'>'.repeat(20)}`)).toThrow(expect.objectContaining({ line: 5 }))
  })
})

test.each([
  { name: 'a dozen levels', text: '> '.repeat(12) },
  { name: 'a line across', text: '- - - - - - - - - -' },
  { name: 'a table of five columns', text: `|a|b|c|d|e|\n|-|-|-|-|-|\n${'|a|b|c|d|e|\n'.repeat(300)}` },
  { name: 'a list of lists', text: '- a\n  - b\n  - c\n'.repeat(300) },
  { name: 'many paragraphs of a few marks', text: '*One* and **two**.\n\n'.repeat(900) },
  { name: 'a long table of links', text: '| [a](/faq) | `b` |\n'.repeat(300) },
  { name: 'code that is far to the right', text: `${' '.repeat(70)}return` },
])('lets $name pass', ({ text }) => {
  expect(() => refuseUnreadable(text)).not.toThrow()
})

test('every document of the site keeps far from the limits', () => {
  const folder = path.resolve(import.meta.dirname, '../../../content/documents')
  for (const file of readdirSync(folder)) {
    const text = readFileSync(path.join(folder, file), 'utf8')
    expect(() => refuseUnreadable(text + text), file).not.toThrow()
  }
})

/** Each line a list inside that of the line before. */
function staircase(levels: number): string {
  return Array.from({ length: levels }, (_, level) => `${'  '.repeat(level)}- a`).join('\n')
}

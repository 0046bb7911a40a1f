import { describe, expect, test } from 'vitest'
import { site } from '../../site/facts.ts'
import { toPlainMarkdown } from './plain-markdown.ts'

const head = '---\ntitle: T\ndescription: D\n---\n\n'

describe('plain Markdown', () => {
  const rows: [says: string, written: string, plain: string][] = [
    ['has no head', '# Title', '# Title'],
    ['has no ids at its headings', '## Teams {#teams}', '## Teams'],
    ['has the facts of the site', 'Write to {email}', `Write to ${site.email}`],
    ['has pages in the language of the document', '[a](/faq#b)', '[a](https://x.example/sv/faq#b)'],
    ['keeps addresses that have a language', '[a](/sv/faq)', '[a](https://x.example/sv/faq)'],
    ['has files as they are', '![a](/figures/a_sv.svg "t")', '![a](https://x.example/figures/a_sv.svg "t")'],
    [
      'has code as it is written',
      '`{email}`\n\n```\n# A {#a} [b](/faq)\n```',
      '`{email}`\n\n```\n# A {#a} [b](/faq)\n```',
    ],
    ['keeps outside addresses', '[a](https://www.example.org/z)', '[a](https://www.example.org/z)'],
    [
      'has links for buttons',
      '<navigation-action-button href="https://www.example.org" label="Open"></navigation-action-button>',
      '[Open](https://www.example.org)',
    ],
    ['has only the words of links that are not set yet', 'In the [archive](https://y.example/z).', 'In the archive.'],
    [
      'leaves out buttons that are not set yet',
      'One.\n\n<navigation-action-button href="https://y.example" label="Open"></navigation-action-button>\n\nTwo.',
      'One.\n\nTwo.',
    ],
  ]
  for (const [says, written, plain] of rows) {
    test(says, () => expect(toPlainMarkdown(`${head}${written}\n`, 'sv', 'https://x.example')).toBe(`${plain}\n`))
  }
  test('has pictures where the build put them', () => {
    const text = toPlainMarkdown(`${head}![a](/pictures/hero.jpg)`, 'en', '')
    expect(text).toMatch(/\(\/static\/pictures\/hero-800\.\w+\.jpg\)/)
  })
})

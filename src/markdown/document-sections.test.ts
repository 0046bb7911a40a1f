import { expect, test } from 'vitest'
import { readSections } from './document-sections.ts'

const source = `---
title: Questions
description: Answers.
---
# Questions

Before the first.

## Apps {#apps}

### Which *apps* are there? {#which}

Two: [the first](/guides) and \`the second\`.

- One entry
- Another **entry**

### And without an id?

| a | b |
|---|---|
| 1 | 2 |

\`\`\`sh
ogrinfo bark-beetle_en.gpkg
\`\`\`

After it.

## After {#after}

No answer to anything.
`

test('gives every heading with all the words under it, up to the next, and the section that it is a part of', () => {
  expect(readSections(source, 'en')).toEqual([
    { id: '', title: 'Questions', above: '', text: 'Before the first.' },
    { id: 'apps', title: 'Apps', above: '', text: '' },
    {
      id: 'which',
      title: 'Which apps are there?',
      above: 'Apps',
      text: 'Two: the first and the second. One entry Another entry',
    },
    {
      id: 'and-without-an-id',
      title: 'And without an id?',
      above: 'Apps',
      text: 'a · b | 1 · 2 | After it.',
    },
    { id: 'after', title: 'After', above: '', text: 'No answer to anything.' },
  ])
})

import { expect, test } from 'vitest'
import { readQuestions } from './questions.ts'

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

## After {#after}

No answer to anything.
`

test('gives every question with all the words under it, up to the next heading', () => {
  expect(readQuestions(source)).toEqual([
    { question: 'Which apps are there?', answer: 'Two: the first and the second. One entry Another entry' },
    { question: 'And without an id?', answer: 'a b 1 2' },
  ])
})

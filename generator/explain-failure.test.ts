import { expect, test } from 'vitest'
import { ContentError } from './content/content-error.ts'
import { explainFailure } from './explain-failure.ts'
import { ProcessKilledError } from './processes/run-in-child-process.ts'

test.each([
  { name: 'a full disk', error: new Error('ENOSPC: no space left on device, write'), words: 'no space left on device' },
  { name: 'a folder of somebody else', error: new Error("EACCES: permission denied, mkdir '/a'"), words: "mkdir '/a'" },
  {
    name: 'a fault of the content',
    error: new ContentError('content/a.md', 'No.', 'Yes.'),
    words: 'content/a.md\n  No.',
  },
  { name: 'memory that ran out', error: new ProcessKilledError('SIGKILL'), words: 'memory ran out' },
])('a build ends with a sentence: $name', ({ error, words }) => {
  const said = explainFailure(error)
  expect(said).toContain(words)
  expect(said).not.toMatch(/^\s+at /m)
})

test('a fault of the program keeps its stack', () => {
  expect(explainFailure(new TypeError('x'))).toMatch(/^\s+at /m)
})

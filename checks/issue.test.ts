import { expect, test } from 'vitest'
import { toContentError } from '../generator/content/content-error.ts'
import { toIssues } from './issue.ts'

test('names the file that is not there, by its place in the project', () => {
  const error = new Error("ENOENT: no such file or directory, open '/srv/site/content/pictures/hero.jpg'")
  expect(toIssues(error)).toMatchObject([{ file: 'content/pictures/hero.jpg', what: 'There is no such file.' }])
})

test('names the picture or film that is none', () => {
  const error = toContentError('content/pictures/hero.jpg', new Error('Unsupported format'), 'Save it anew.')
  expect(toIssues(error)).toMatchObject([{ file: 'content/pictures/hero.jpg', todo: 'Save it anew.' }])
})

test('names the file that may not be read', () => {
  const error = new Error("EACCES: permission denied, open '/srv/site/content/documents/faq_en.md'")
  expect(toIssues(error)).toMatchObject([{ file: 'content/documents/faq_en.md', line: 1 }])
})

test('leaves what is no fault of the content to who runs the program', () => {
  for (const message of ["ENOSPC: no space left on device, write '/srv/site/dist/a'", 'x is not a function'])
    expect(toIssues(new Error(message))).toEqual([])
})

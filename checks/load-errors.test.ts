import { expect, test } from 'vitest'
import { toContentError } from '../generator/content-error.ts'
import { explainLoadError } from './load-errors.ts'

test('names the broken file and its line, also when another file imports it', () => {
  const error = new SyntaxError('Unexpected token.\nmore')
  error.stack =
    "/site/content/pages.ts:8\n  faq '/faq',\n      ^^^^\n\nSyntaxError: Unexpected token.\n    at node:internal/x:1:2"
  expect(explainLoadError(error)).toMatchObject({
    file: 'content/pages.ts',
    line: 8,
    what: 'The file cannot be read: Unexpected token.',
  })
})

test('names a file in a folder of the content', () => {
  const error = new TypeError("Cannot read properties of undefined (reading 'replace')")
  error.stack = `TypeError: ${error.message}\n    at file:///home/content/site/content/pages.ts:24:3`
  expect(explainLoadError(error)).toMatchObject({ file: 'content/pages.ts', line: 24 })
})

test('names the content when nothing else is known', () => {
  expect(explainLoadError(new Error('No.'))).toMatchObject({ file: 'content', line: 1 })
})

test('names the file that is not there, by its place in the project', () => {
  const error = new Error("ENOENT: no such file or directory, open '/srv/site/content/pictures/hero.jpg'")
  expect(explainLoadError(error)).toMatchObject({
    file: 'content/pictures/hero.jpg',
    what: 'There is no such file.',
  })
})

test('names the picture or film that is none', () => {
  const error = toContentError('content/pictures/hero.jpg', new Error('Unsupported format'), 'Save it anew.')
  expect(explainLoadError(error)).toMatchObject({ file: 'content/pictures/hero.jpg', todo: 'Save it anew.' })
})

test('names the file that may not be read', () => {
  const error = new Error("EACCES: permission denied, open '/srv/site/content/documents/faq_en.md'")
  expect(explainLoadError(error)).toMatchObject({ file: 'content/documents/faq_en.md', line: 1 })
})

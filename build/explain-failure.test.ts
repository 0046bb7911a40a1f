import path from 'node:path'
import { expect, test } from 'vitest'
import { explainFailure } from './explain-failure.ts'
import { root } from './places.ts'

const at = path.join(root, 'dist/next.1/site/faq.html')
const system = (code: string, about: object = {}) => Object.assign(new Error(`${code}: no way`), { code, ...about })

test.each([
  { name: 'a full disk', error: system('ENOSPC', { path: at }), says: 'The disk is full: dist/next.1/site/faq.html' },
  { name: 'a full disk, heard of through a tool', error: new Error('x', { cause: system('ENOSPC') }), says: 'full.' },
  { name: 'a full disk in the words of another program', error: new Error('No space left on device'), says: 'full.' },
  { name: 'a folder of somebody else', error: system('EACCES', { path: at }), says: 'may not be written by this user' },
  { name: 'a file in the way', error: system('ENOTDIR', { path: at }), says: 'is in the way' },
])('a build that cannot be written ends with a sentence: $name', ({ error, says }) => {
  const said = explainFailure(error)
  expect(said).toContain(says)
  expect(said).toContain('The build before stays as it is.')
  expect(said).not.toMatch(/^\s+at /m)
})

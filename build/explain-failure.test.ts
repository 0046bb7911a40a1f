import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { explainFailure } from './explain-failure.ts'
import { forgetOldCode } from './from-code.ts'
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

test('what killed builds have left does not grow, nor push out what is whole', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'code-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const whole = 'server-0123456789abcdef'
  const gone = 2 ** 22 + 1
  await mkdir(path.join(folder, whole))
  for (let killed = 0; killed < 9; killed++) await mkdir(path.join(folder, `server-000000000000000${killed}.${gone}`))
  await mkdir(path.join(folder, `server-1111111111111111.${process.ppid}`)) // another build is at it
  await forgetOldCode(folder)
  expect(readdirSync(folder).sort()).toEqual([whole, `server-1111111111111111.${process.ppid}`])
})

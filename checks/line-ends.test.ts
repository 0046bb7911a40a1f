import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { projectRoot } from '../generator/files/folders.ts'

/* Line endings in a checkout must not depend on core.autocrlf: .gitattributes sets them for every file. */

const { status, stdout } = spawnSync('git', ['-c', `safe.directory=${projectRoot}`, 'ls-files', '--eol', '-z'], {
  cwd: projectRoot,
  encoding: 'utf8',
})

test.skipIf(status !== 0)('on every machine text has LF, and the rest is as it was (only in a clone)', () => {
  const files = stdout.split('\0').filter(Boolean)
  expect(files.length).toBeGreaterThan(900)
  const wrong = files.filter((line) => {
    const [, stored = '', attributes = ''] = /^i\/(\S*)\s+w\/\S*\s+attr\/(.*?)\s*\t/.exec(line) ?? []
    const isLeft = attributes === '-text'
    return stored === '-text' || /\.csv$/.test(line)
      ? !isLeft
      : isLeft || !attributes.includes('eol=lf') || !/^(lf|none)$/.test(stored)
  })
  expect(wrong).toEqual([])
})

import { expect, test } from 'vitest'
import { SOURCES as sourcesOfCode } from './code-hash.ts'
import { SOURCES } from './staleness.ts'

test('a build is outdated when anything has changed that its code is made of', () => {
  const written = sourcesOfCode.filter((source) => source !== 'generated') // made of the others by each build
  expect(SOURCES).toEqual(expect.arrayContaining(written))
})

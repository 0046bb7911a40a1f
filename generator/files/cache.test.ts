import { expect, test } from 'vitest'
import { isCached, memoizeOnDisk } from './cache.ts'

test('creates a value once for the same inputs, and again for others', async () => {
  const part = `cache.test ${process.pid} ${Date.now()}`
  let made = 0
  const make = async () => Buffer.from(String(++made))
  expect(isCached([part])).toBe(false)
  expect(String(await memoizeOnDisk([part], make))).toBe('1')
  expect(String(await memoizeOnDisk([part], make))).toBe('1')
  expect(isCached([part])).toBe(true)
  expect(String(await memoizeOnDisk([part, ''], make))).toBe('2')
})

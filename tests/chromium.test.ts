import path from 'node:path'
import { expect, test } from 'vitest'
import { explainChromiumPath } from './chromium.ts'

test('a CHROMIUM_PATH that is not executable is reported with instructions', () => {
  expect(explainChromiumPath('')).toBe('')
  expect(explainChromiumPath(process.execPath)).toBe('')
  for (const given of ['/nowhere/chromium', import.meta.dirname, path.join(import.meta.dirname, 'README.md')])
    expect(explainChromiumPath(given)).toMatch(/^CHROMIUM_PATH is “.*”, which is (no program|not there).*leave it out/)
})

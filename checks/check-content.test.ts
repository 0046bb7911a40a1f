import { expect, test } from 'vitest'
import { checkContent } from './check-content.ts'
import { describe } from './finding.ts'

test('the content of the site is in order, sample values aside', async () => {
  const { findings, samples } = await checkContent()
  expect(findings.map(describe).join('\n\n')).toBe('')
  for (const sample of samples) expect(describe(sample)).toMatch(/^content\/.*\.ts:\d+\n {2}\S/)
}, 120_000)

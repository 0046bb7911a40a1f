import { expect, test } from 'vitest'
import { checkContent } from './check-content.ts'
import { formatIssue } from './issue.ts'

test('the content of the site is in order, sample values aside', async () => {
  const { issues, samples } = await checkContent()
  expect(issues.map(formatIssue).join('\n\n')).toBe('')
  for (const { file, what } of samples) expect(`${file} ${what}`).toMatch(/^content\/.*\.ts \S/)
}, 120_000)

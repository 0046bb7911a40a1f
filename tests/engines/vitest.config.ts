import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** The visits in every engine; one browser at a time, since two processors are enough for one. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    include: ['tests/engines/*.visits.ts'],
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 50 } },
  },
})

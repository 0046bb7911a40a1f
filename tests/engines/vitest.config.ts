import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** The visits in every engine; one browser at a time, since two processors are enough for one. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    include: ['tests/engines/*.visits.ts'],
    environment: 'node',
    testTimeout: 120_000,
    retry: process.env.CI ? 2 : 0, // as in playwright.config.ts: what fails three times is broken
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 50 } },
  },
})

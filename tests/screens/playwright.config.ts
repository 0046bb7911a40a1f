import { defineConfig } from '@playwright/test'
import tests from '../../playwright.config.ts'

/** The configuration of `npm run screens`, with the browser and the server of the tests. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: 'screens.ts',
  globalSetup: '../global-setup.ts',
  outputDir: '../../test-results',
})

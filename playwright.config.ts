import { defineConfig } from '@playwright/test'
import { chromiumPath } from './tests/chromium.ts'
import { isFullRun } from './tests/full-run.ts'

/** Browser tests on the built site, which tests/global-setup.ts serves on a free port of the loopback interface. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '*.e2e.ts',
  testIgnore: isFullRun ? [] : 'sign-up-external.e2e.ts', // this test builds the whole site
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 3,
  // Generous, because a busy machine is several times slower; the timeout is for tests that hang.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // One retry in CI, reported as flaky, because a busy machine may miss short waits.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.CI ? 'line' : 'list',
  globalSetup: './tests/global-setup.ts',
  use: {
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure', // a trace of every test would double the time of the suite
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--headless=new',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})

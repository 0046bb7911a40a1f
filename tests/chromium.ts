import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { chromium } from '@playwright/test'

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell' // the headless-only build, in which a test starts in half the time

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The executable for tests and screenshots: that of CHROMIUM_PATH, of the system, or Playwright's own; undefined if there
 * is none. CHROMIUM_PATH is the only setting that server/settings.ts does not read, because only tests need it.
 */
export function chromiumPath(): string | undefined {
  return [process.env.CHROMIUM_PATH, HEADLESS_SHELL, ...SYSTEM_PATHS, chromium.executablePath()].find(
    (file) => file && existsSync(file),
  )
}

/** An error message about CHROMIUM_PATH; empty if it is unset or valid. */
export function explainChromiumPath(given = process.env.CHROMIUM_PATH): string {
  if (!given) return ''
  try {
    if (!statSync(given).isFile()) throw new Error('it is no file')
    accessSync(given, constants.X_OK)
    return ''
  } catch (error) {
    const why = existsSync(given) ? 'no program' : 'not there'
    return `CHROMIUM_PATH is “${given}”, which is ${why} (${error instanceof Error ? error.message : error}). Name Chromium’s own file, or leave it out: the tests find or install one.`
  }
}

/** A full Chromium: the headless shell supports neither prerendering nor the back/forward cache. */
export function fullChromiumPath(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...SYSTEM_PATHS].find((file) => file && existsSync(file))
}

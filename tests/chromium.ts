import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { chromium } from '@playwright/test'

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell' // without windows: a test starts in half the time

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The browser for tests and screenshots: CHROMIUM_PATH, a system one, or Playwright's own; undefined for none.
 * The one setting that server/settings.ts does not read: nothing that is built or served knows a browser.
 */
export function chromiumPath(): string | undefined {
  return [process.env.CHROMIUM_PATH, HEADLESS_SHELL, ...SYSTEM, chromium.executablePath()].find(
    (file) => file && existsSync(file),
  )
}

/** What is wrong with CHROMIUM_PATH; empty when nothing is. */
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

/** A Chromium with all that a visitor's has: the headless shell prerenders nothing and keeps no page for Back. */
export function wholeChromiumPath(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...SYSTEM].find((file) => file && existsSync(file))
}

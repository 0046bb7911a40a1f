import { test as base, expect } from '@playwright/test'
import { type Language, languages } from '../content/languages.ts'
import { en } from '../content/messages/en.ts'
import { sv } from '../content/messages/sv.ts'
import { localPath } from '../content/paths.ts'

export { expect, languages }

export const messages = { en, sv }

/** Playwright's test with the address of the served site as base. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  baseURL: async ({}, use) => {
    await use(process.env.SITE)
  },
})

/** Every test below once in each language. */
export function inBothLanguages(run: (language: Language) => void): void {
  for (const language of languages) test.describe(language, () => run(language))
}

/** Opens a page and waits until its scripts have brought it to life. */
export async function open(page: import('@playwright/test').Page, path: string, language: Language = 'en') {
  const response = await page.goto(localPath(path, language))
  await page.locator('.nav__item[data-live]').first().waitFor({ state: 'attached' })
  return response
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { homeMessages } from '../generated/messages/home.ts'
import { messages } from '../generated/messages/interface.ts'
import { type Language, languages } from '../site/languages.ts'
import { allPages, localPath } from '../site/paths.ts'
import { isFullRun } from './full-run.ts'

export { expect, homeMessages, languages, messages }

/** The canonical path of every page, and one path that does not exist. */
export const everyPagePath: readonly string[] = [...allPages.map(({ path }) => path), '/no-such-page']

const documentsFolder = path.resolve(import.meta.dirname, '../content/documents')

export function documentText(name: string, language: Language): string {
  return readFileSync(path.join(documentsFolder, `${name}_${language}.md`), 'utf8')
}

/** The first-level heading of a document. */
export function documentHeading(name: string, language: Language): string {
  return /^# (.+)$/m.exec(documentText(name, language))?.[1]?.trim() ?? ''
}

/** Playwright's test with the global server as base URL. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  baseURL: async ({}, use) => {
    await use(process.env.SITE)
  },
  page: async ({ page }, use) => {
    await use(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' }) // prefetches may still be in flight through a route handler
  },
})

/** Test options that allow motion, which playwright.config.ts reduces for all other tests. */
export const motionOptions = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** Defines tests in every language: for behaviour that depends on the texts. */
export function inBothLanguages(run: (language: Language) => void): void {
  for (const language of languages) test.describe(language, () => run(language))
}

/** Defines tests in Swedish, which has a path prefix and longer words; in a full run, in every language. */
export function inOneLanguage(run: (language: Language) => void): void {
  for (const language of isFullRun ? languages : (['sv'] as const)) test.describe(language, () => run(language))
}

/** Opens a page and waits until its runtime script has run, as it has for a visitor who reads first. */
export async function open(page: Page, path: string, language: Language = 'en') {
  const response = await page.goto(localPath(path, language))
  await page.locator('html[data-runtime]').waitFor({ state: 'attached' })
  return response
}

/** Waits until the web fonts are loaded, because they change line breaks and line heights. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
}

/** Opens a menu of the header, and returns the link with this name in it. */
export async function openMenuAndGetLink(page: Page, menu: string, name: string): Promise<Locator> {
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: menu, exact: true }).hover()
  return header.getByRole('link', { name, exact: true })
}

/** The number of tabs, counted after opening and closing another one, so that a tab that is about to open is counted. */
export async function countTabs(page: Page): Promise<number> {
  const later = await page.context().newPage()
  await later.setContent('<p>Later</p>')
  await later.screenshot()
  await later.close()
  return page.context().pages().length
}

export function readScrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => scrollY)
}

/** The scroll positions at every scroll event during an action. */
export async function recordScrollPositionsDuring(page: Page, action: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const scrollPositions: number[] = []
    Object.assign(window, { scrollPositions })
    addEventListener('scroll', () => scrollPositions.push(Math.round(scrollY)))
  })
  await action()
  return page.evaluate(() =>
    'scrollPositions' in window && Array.isArray(window.scrollPositions) ? window.scrollPositions : [],
  )
}

/** Intercepts the requests that match a URL pattern, and delays them until the returned function is called. */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await held
    await route.fallback().catch(() => {}) // the request may have been cancelled by a navigation
  })
  return release
}

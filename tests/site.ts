import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { homeMessages } from '../generated/messages/home.ts'
import { messages } from '../generated/messages/interface.ts'
import { type Language, languages } from '../site/languages.ts'
import { allPages, localPath } from '../site/paths.ts'
import { isFullRun } from './full-run.ts'

export { expect, homeMessages, languages, messages }

/** One address of every page, and one that has none. */
export const everyPage: readonly string[] = [...allPages.map(({ path }) => path), '/no-such-page']

const documentsFolder = path.resolve(import.meta.dirname, '../content/documents')

export function documentText(name: string, language: Language): string {
  return readFileSync(path.join(documentsFolder, `${name}_${language}.md`), 'utf8')
}

/** The heading of a document's page. */
export function documentHeading(name: string, language: Language): string {
  return /^# (.+)$/m.exec(documentText(name, language))?.[1]?.trim() ?? ''
}

/** Playwright's test with the address of the served site as base. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  baseURL: async ({}, use) => {
    await use(process.env.SITE)
  },
  page: async ({ page }, use) => {
    await use(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' }) // what is fetched ahead may still be on its way through a route
  },
})

/** For tests of motion itself. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** Every test below once in each language: where its words decide. */
export function inBothLanguages(run: (language: Language) => void): void {
  for (const language of languages) test.describe(language, () => run(language))
}

/** Every test below in Swedish, where addresses have a prefix and words are longer; in each when all is asked. */
export function inOneLanguage(run: (language: Language) => void): void {
  for (const language of isFullRun ? languages : (['sv'] as const)) test.describe(language, () => run(language))
}

/** Opens a page and waits until the runtime is there, as it is for a visitor who looks first. */
export async function open(page: Page, path: string, language: Language = 'en') {
  const response = await page.goto(localPath(path, language))
  await page.locator('html[data-runtime]').waitFor({ state: 'attached' })
  return response
}

/** Waits until the site's fonts are there: before, lines may break elsewhere and have another height. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
}

/** Opens one of the header's menus and gives its panel's link of that name. */
export async function menuLink(page: Page, menu: string, name: string): Promise<Locator> {
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: menu, exact: true }).hover()
  return header.getByRole('link', { name, exact: true })
}

/** How many tabs there are, looked at when another one could have been opened and shown meanwhile. */
export async function countTabsAfterDelay(page: Page): Promise<number> {
  const later = await page.context().newPage()
  await later.setContent('<p>Later</p>')
  await later.screenshot()
  await later.close()
  return page.context().pages().length
}

export function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => scrollY)
}

/** Collects the vertical positions that the page passes while something happens. */
export async function positionsDuring(page: Page, action: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const passed: number[] = []
    Object.assign(window, { passed })
    addEventListener('scroll', () => passed.push(Math.round(scrollY)))
  })
  await action()
  return page.evaluate(() => ('passed' in window && Array.isArray(window.passed) ? window.passed : []))
}

/** Holds back what the page asks for at an address until the function that it gives is called. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(address, async (route) => {
    await held
    await route.fallback().catch(() => {}) // a navigation that was given up took its request along
  })
  return letGo
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { type Language, languages } from '../content/languages.ts'
import { homeMessages } from '../content/messages/home.ts'
import { messages } from '../content/messages/messages.ts'
import { allPages, localPath } from '../content/paths.ts'
import { UNSETTLED } from '../src/loading/settle.ts'

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
})

/** For tests that say nothing about motion: the home page's flight path takes half of the processor while it draws. */
export const still = { contextOptions: { reducedMotion: 'reduce' } } as const

/** Every test below once in each language. */
export function inBothLanguages(run: (language: Language) => void): void {
  for (const language of languages) test.describe(language, () => run(language))
}

/**
 * Opens a page and waits until React has brought it to life. A moving pointer lets what reading needs come at once, and a
 * look at something that needs React lets that be evaluated.
 */
export async function open(page: Page, path: string, language: Language = 'en') {
  const response = await page.goto(localPath(path, language))
  await page.mouse.move(1, 500)
  await comeAlive(page)
  await page.mouse.move(2, 500)
  await settle(page)
  return response
}

/** Opens a page as somebody does who reads: what reading needs is there, React is not. */
export async function openAsReader(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-reading]').waitFor({ state: 'attached' })
}

/** Whether React is there. */
export function isAlive(page: Page): Promise<boolean> {
  return page.evaluate(() => 'live' in document.documentElement.dataset)
}

/** Has all of the page laid out, as for a reader who begins to scroll. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('scroll')))
  await expect(page.locator(UNSETTLED)).toHaveCount(0)
}

/** Waits until all of the page is set in the site's fonts: before, lines may break elsewhere and have another height. */
export async function fontsSet(page: Page): Promise<void> {
  await page.locator('html[data-fonts]').waitFor({ state: 'attached' })
}

/** Looks at something that needs React, and waits until it is there. */
export async function comeAlive(page: Page): Promise<void> {
  await page.locator('html[data-reading]').waitFor({ state: 'attached' })
  await page.locator('.search-btn').first().dispatchEvent('pointerover')
  await page.locator('html[data-live]').waitFor({ state: 'attached' })
}

/** Opens one of the header's menus and gives its panel's link of that name. */
export async function menuLink(page: Page, menu: string, name: string): Promise<Locator> {
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: menu, exact: true }).hover()
  return header.getByRole('link', { name, exact: true })
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
    await route.continue().catch(() => {}) // a navigation that was given up took its request along
  })
  return letGo
}

import type { Page } from '@playwright/test'
import { paths } from '../site/paths.ts'
import { isFullRun } from './full-run.ts'
import { readLayoutShifts, recordLayoutShifts } from './layout-shifts.ts'
import { expect, inOneLanguage, motionOptions, open, test } from './site.ts'

/** One page of each kind. */
const KINDS = [
  paths.home,
  paths.signUp,
  paths.basics,
  paths.fire,
  ...(isFullRun ? [paths.guides, '/no-such-page'] : []),
]

/**
 * The maximum cumulative layout shift. Web fonts shift words slightly; 0.1 is the limit for a good rating (Core Web
 * Vitals).
 */
const MAX_SHIFT = 0.02

async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
  await page.waitForLoadState('networkidle')
}

test.use(motionOptions)

for (const { name, viewport, pages } of [
  { name: 'a phone', viewport: { width: 390, height: 844 }, pages: KINDS },
  { name: 'a desktop', viewport: { width: 1440, height: 900 }, pages: isFullRun ? KINDS : [paths.home] },
]) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    inOneLanguage((language) => {
      for (const path of pages) {
        test(`${path} has no layout shift while it loads and is scrolled`, { tag: '@core' }, async ({ page }) => {
          await recordLayoutShifts(page)
          await open(page, path, language)
          await scrollThrough(page)
          const { sum, about } = await readLayoutShifts(page)
          expect(sum, about).toBeLessThanOrEqual(MAX_SHIFT)
        })
      }
    })
  })
}

test('an element inserted above the text is recorded as a layout shift', { tag: '@core' }, async ({ page }) => {
  await recordLayoutShifts(page)
  await open(page, paths.faq)
  await page.evaluate(() => {
    const late = document.createElement('p')
    late.textContent = 'Late'
    late.classList.add('lead')
    document.querySelector('h1')?.before(late, late.cloneNode(true))
  })
  await expect.poll(async () => (await readLayoutShifts(page)).sum).toBeGreaterThan(MAX_SHIFT)
})

test('the contact page keeps its layout while the HTML of its forms has not arrived', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/sign-up')
  const topOfForms = () => page.evaluate(() => document.querySelector('.sign-up__main')?.getBoundingClientRect().top)
  const top = await topOfForms()
  expect(top).toBeGreaterThan(0)
  // as while the HTML of the forms has not arrived
  await page.evaluate(() => document.querySelector('.sign-up__main')?.replaceChildren())
  expect(await topOfForms()).toBe(top)
})

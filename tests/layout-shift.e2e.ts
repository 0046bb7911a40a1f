import type { Page } from '@playwright/test'
import { expect, inBothLanguages, open, test } from './site.ts'

/** One page of each kind. */
const PAGES = ['/', '/guides', '/sign-up', '/manual', '/manual/basics', '/fire', '/bark-beetle', '/no-such-page']

/** Rounding of half pixels; what a person could see is a thousand times more. */
const ROUNDING = 0.0001

/** Fonts that come late move no block, but words within their line: a tenth is what visitors begin to mind. */
const LATE_FONT = 0.04

for (const { name, viewport } of [
  { name: 'a phone', viewport: { width: 390, height: 844 } },
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
]) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    inBothLanguages((language) => {
      for (const path of PAGES) {
        test(`nothing of ${path} moves while it loads and is read`, async ({ page }) => {
          await page.addInitScript(() => {
            const shifts: { value: number; moved: string; time: number }[] = []
            const fonts = { lastLoaded: 0 }
            Object.assign(window, { shifts, fonts })
            new MutationObserver(() =>
              requestAnimationFrame(() => requestAnimationFrame(() => (fonts.lastLoaded = performance.now()))),
            ).observe(document, { attributeFilter: ['data-fonts'], subtree: true })
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) {
                if (!('value' in entry) || !('hadRecentInput' in entry) || entry.hadRecentInput) continue
                const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : []
                const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : ''))
                shifts.push({ value: Number(entry.value), moved: moved.join(), time: entry.startTime })
              }
            }).observe({ type: 'layout-shift', buffered: true })
          })
          await open(page, path, language)
          await page.evaluate(async () => {
            for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
              scrollTo({ top, behavior: 'instant' })
              await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
            }
          })
          await page.waitForLoadState('networkidle')
          const seen = await page.evaluate(
            ([rounding, lateFont]) => {
              // What the script above has put on the window.
              const { shifts, fonts } = window as unknown as {
                shifts: { value: number; time: number }[]
                fonts: { lastLoaded: number }
              }
              return shifts.filter(({ value, time }) => value > (time <= fonts.lastLoaded ? lateFont : rounding))
            },
            [ROUNDING, LATE_FONT] as const,
          )
          expect(seen).toEqual([])
        })
      }
    })
  })
}

test('the contact page keeps its places while its form is still on its way', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/sign-up')
  const topOfForms = () => page.evaluate(() => document.querySelector('.su__main')?.getBoundingClientRect().top)
  const top = await topOfForms()
  await page.evaluate(() => document.querySelector('.su__main')?.replaceChildren()) // as far as the browser has read it
  expect(await topOfForms()).toBe(top)
})

test('who has scrolled when the fonts come keeps his place, and the browser need not hold it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const letFontsCome = await holdFonts(page)
  await open(page, '/')
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'))
  const below = page.locator('#damage-inventory')
  await below.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  const top = await below.evaluate((element) => element.getBoundingClientRect().top)
  letFontsCome()
  await expect(page.locator('html[data-fonts]')).toBeAttached()
  expect(await below.evaluate((element) => element.getBoundingClientRect().top)).toBe(top)
})

test('the lead of a page has its lines in the site’s font too', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 915 })
  const letFontsCome = await holdFonts(page)
  await open(page, '/guides')
  const lead = page.locator('.lead')
  const lines = () => lead.evaluate((element) => [...element.children].map((link) => link.getClientRects().length))
  const before = await lines()
  letFontsCome()
  await expect(page.locator('html[data-fonts]')).toBeAttached()
  expect(await lines()).toEqual(before)
  await expect(lead).toHaveCSS('font-family', /^"Atkinson Hyperlegible Next",/)
})

/** Keeps the fonts on their way until what comes back is called. */
async function holdFonts(page: Page): Promise<() => void> {
  const { promise: areWanted, resolve: letCome } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await areWanted
    await route.continue()
  })
  return letCome
}

import { expect, inBothLanguages, open, test } from './site.ts'

/** One page of each kind. */
const PAGES = ['/', '/guides', '/sign-up', '/manual', '/manual/basics', '/fire', '/bark-beetle', '/no-such-page']

/** Words may move a little within their lines when the fonts come; a tenth is what visitors begin to mind. */
const MOST = 0.02

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
            const shifts: { value: number; moved: string }[] = []
            Object.assign(window, { shifts })
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) {
                if (!('value' in entry) || !('hadRecentInput' in entry) || entry.hadRecentInput) continue
                const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : []
                const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : ''))
                shifts.push({ value: Number(entry.value), moved: moved.join() })
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
          // What the script above has put on the window.
          const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number }[] }).shifts)
          expect(
            shifts.reduce((sum, { value }) => sum + value, 0),
            JSON.stringify(shifts),
          ).toBeLessThanOrEqual(MOST)
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

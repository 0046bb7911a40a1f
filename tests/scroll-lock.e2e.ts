import config from '../playwright.config.ts'
import { scrollByWheel } from './scroll-by-wheel.ts'
import { expect, messages, open, readScrollPosition, test, waitForFonts } from './site.ts'

// Headless browsers hide the scrollbar; these tests need one that takes up space, as on most desktops.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } })

const m = messages.en

test('dialogs lock the page’s scroll without moving the layout', { tag: '@core' }, async ({ page }) => {
  await open(page, '/faq')
  await waitForFonts(page)
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0)
  const places = () =>
    page.evaluate(() =>
      ['h1', 'header a', 'footer h2', 'main'].map((part) => document.querySelector(part)?.getBoundingClientRect().x),
    )
  for (const { name, place } of [
    { name: m.callToAction.demo, place: 'banner' },
    { name: m.callToAction.trial, place: 'banner' },
    { name: m.callToAction.newsletter, place: 'contentinfo' },
    { name: m.footer.privacy, place: 'contentinfo' },
  ] as const) {
    await test.step(name, async () => {
      const opener = page.getByRole(place).locator('[aria-haspopup]').filter({ hasText: name })
      await opener.scrollIntoViewIfNeeded()
      const before = { x: await places(), y: await readScrollPosition(page) }
      await opener.click()
      const dialog = page.getByRole('dialog', { name })
      await expect(dialog).toBeVisible()
      expect(await places()).toEqual(before.x)
      const turn = before.y > 0 ? -200 : 200
      await scrollByWheel(page, { x: 20, y: 450 }, turn)
      expect(await readScrollPosition(page)).toBe(before.y)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      expect(await places()).toEqual(before.x)
      expect(await readScrollPosition(page)).toBe(before.y)
      await scrollByWheel(page, { x: 20, y: 450 }, turn)
      await expect.poll(() => readScrollPosition(page)).not.toBe(before.y)
    })
  }
})

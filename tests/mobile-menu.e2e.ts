import type { Page } from '@playwright/test'
import { pages, solutionSections as sections } from '../site/pages.ts'
import { localPath } from '../site/paths.ts'
import { findAxeViolations } from './page-checks.ts'
import { scrollByWheel } from './scroll-by-wheel.ts'
import { documentHeading, expect, inOneLanguage, messages, open, readScrollPosition, test } from './site.ts'

test.use({ viewport: { width: 390, height: 844 } })

inOneLanguage((language) => {
  const m = messages[language]

  async function openMenu(page: Page) {
    await page.getByRole('banner').getByRole('button', { name: m.navigation.openMenu }).click()
    const menu = page.getByRole('dialog', { name: m.navigation.menu })
    await expect(menu).toBeVisible()
    return menu
  }

  test('locks scrolling, keeps the scroll position, opens dialogs above itself and returns the focus', {
    tag: '@core',
  }, async ({ page }) => {
    await open(page, '/faq', language)
    await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }))
    const menu = await openMenu(page)
    await test.step('the page under it does not scroll', async () => {
      await scrollByWheel(page, { x: 200, y: 400 }, 600)
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      expect(await readScrollPosition(page)).toBe(800)
      await scrollByWheel(page, { x: 200, y: 400 }, 300)
      await expect.poll(() => readScrollPosition(page)).toBeGreaterThan(800)
    })
    await test.step('a double click opens it, demo opens above it, and its own button closes it', async () => {
      await page.getByRole('banner').getByRole('button', { name: m.navigation.openMenu }).dblclick()
      await expect(menu).not.toHaveAttribute('data-closing')
      await menu.getByRole('button', { name: m.callToAction.demo }).click()
      const dialog = page.getByRole('dialog', { name: m.callToAction.demo })
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await menu.getByRole('button', { name: m.navigation.closeMenu }).click()
      await expect(menu).toBeHidden()
      await expect(page.getByRole('banner').getByRole('button', { name: m.navigation.openMenu })).toBeFocused()
    })
    await test.step('the chosen theme button has enough contrast while it is hovered', async () => {
      await openMenu(page)
      const chosen = menu.getByRole('button', { name: m.theme.dark })
      await chosen.click()
      await expect(chosen).toHaveAttribute('aria-pressed', 'true')
      const colour = () => chosen.evaluate((button) => getComputedStyle(button).color)
      const under = await colour()
      expect(await findAxeViolations(page, { rules: ['color-contrast'] })).toEqual([])
      await page.mouse.move(0, 0)
      expect(under).toBe(await colour())
    })
    await test.step('the theme is applied to the next page by the inline head script alone', async () => {
      await page.route('**/static/js/**', (route) => route.abort())
      await page.goto(localPath('/api', language))
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    })
  })

  test('is opened and closed by a button in the same place', { tag: '@core' }, async ({ page }) => {
    await open(page, '/faq', language)
    const opener = page.getByRole('banner').getByRole('button', { name: m.navigation.openMenu })
    for (const scrolled of [0, 800])
      for (const width of [390, 820, 1100]) {
        await page.setViewportSize({ width, height: 844 })
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled)
        await expect.poll(async () => (await opener.boundingBox())?.y).toBe(scrolled > 0 ? 4 : 30)
        const place = await opener.boundingBox()
        const menu = await openMenu(page)
        const closer = menu.getByRole('button', { name: m.navigation.closeMenu })
        expect(await closer.boundingBox()).toEqual(place)
        await closer.click()
        await expect(menu).toBeHidden()
      }
  })

  test('closes when a link is followed, and the page can be scrolled again', async ({ page }) => {
    await open(page, '/faq', language)
    const menu = await openMenu(page)
    await menu.getByText(m.navigation.resources, { exact: true }).click()
    await menu.getByRole('link', { name: pages.guides.label[language], exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentHeading('guides', language))
    await expect(menu).toBeHidden()
    await scrollByWheel(page, { x: 200, y: 400 }, 300)
    await expect.poll(() => readScrollPosition(page)).toBeGreaterThan(0)
  })

  test('closes when a link leads to a section of the same page or to the current page', async ({ page }) => {
    await open(page, '/', language)
    const menu = await openMenu(page)
    await menu.getByRole('link', { name: sections.forestOwnerRelations.label[language], exact: true }).click()
    await expect(menu).toBeHidden()
    await expect(page.locator('#forest-owner-relations')).toBeInViewport()

    await open(page, '/wildlife', language)
    await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }))
    await openMenu(page)
    await menu.getByRole('link', { name: pages.wildlife.label[language], exact: true }).click()
    await expect(menu).toBeHidden()
    await expect.poll(() => readScrollPosition(page)).toBe(0)
  })
})

import type { Page } from '@playwright/test'
import { languageNames } from '../content/languages.ts'
import { resources, solutions } from '../content/navigation.ts'
import { pages, solutions as sections } from '../content/pages.ts'
import { localPath } from '../content/paths.ts'
import { documentHeading, expect, inBothLanguages, messages, open, scrollPosition, still, test } from './site.ts'

test.use(still)

test.use({ viewport: { width: 390, height: 844 } })

inBothLanguages((language) => {
  const m = messages[language]

  async function openMenu(page: Page) {
    await page.getByRole('banner').getByRole('button', { name: m.navigation.openMenu }).click()
    const menu = page.getByRole('dialog', { name: m.navigation.menu })
    await expect(menu).toBeVisible()
    return menu
  }

  test('the appearance that is chosen can be read while the pointer is still on it', async ({ page }) => {
    await open(page, '/faq', language)
    const menu = await openMenu(page)
    const chosen = menu.getByRole('button', { name: m.theme.dark })
    await chosen.click()
    await expect(chosen).toHaveAttribute('aria-pressed', 'true')
    const colour = () => chosen.evaluate((button) => getComputedStyle(button).color)
    const under = await colour()
    await page.mouse.move(0, 0)
    expect(under).toBe(await colour())
  })

  test('holds all links, the languages, demo and trial', async ({ page }) => {
    await open(page, '/faq', language)
    const menu = await openMenu(page)
    await menu.getByText(m.navigation.resources, { exact: true }).click()
    const wanted = [...solutions, ...resources].flatMap((entry) => [
      entry.path,
      ...entry.children.map((child) => child.path),
    ])
    for (const path of wanted) {
      await expect(menu.getByRole('navigation').locator(`a[href="${localPath(path, language)}"]`)).toBeVisible()
    }
    for (const name of Object.values(languageNames)) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
    }
    await expect(menu.getByRole('button', { name: m.callToAction.demo })).toBeVisible()
    await expect(menu.getByRole('button', { name: m.callToAction.trial })).toBeVisible()
  })

  test('locks the scroll of the page while it is open and keeps its place', async ({ page }) => {
    await open(page, '/faq', language)
    await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }))
    const menu = await openMenu(page)
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 600)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    expect(await scrollPosition(page)).toBe(800)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(800)
  })

  test('opens demo and trial above itself, closes by its button and gives the focus back', async ({ page }) => {
    await open(page, '/faq', language)
    const menu = await openMenu(page)
    await menu.getByRole('button', { name: m.callToAction.demo }).click()
    const dialog = page.getByRole('dialog', { name: m.callToAction.demo })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await menu.getByRole('button', { name: m.navigation.closeMenu }).click()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('banner').getByRole('button', { name: m.navigation.openMenu })).toBeFocused()
  })

  test('closes when a link is followed, and the page can be scrolled again', async ({ page }) => {
    await open(page, '/faq', language)
    const menu = await openMenu(page)
    await menu.getByText(m.navigation.resources, { exact: true }).click()
    await menu.getByRole('link', { name: pages.guides.label[language], exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentHeading('guides', language))
    await expect(menu).toBeHidden()
    await page.mouse.wheel(0, 300)
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0)
  })

  test('closes when a link leads to a place on the same page', async ({ page }) => {
    await open(page, '/', language)
    const menu = await openMenu(page)
    await menu.getByRole('link', { name: sections.forestOwnerRelations.label[language], exact: true }).click()
    await expect(menu).toBeHidden()
    await expect(page.locator('#forest-owner-relations')).toBeInViewport()
  })

  test('closes when a link leads to the page one is on', async ({ page }) => {
    await open(page, '/wildlife', language)
    await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }))
    const menu = await openMenu(page)
    await menu.getByRole('link', { name: pages.wildlife.label[language], exact: true }).click()
    await expect(menu).toBeHidden()
    await expect.poll(() => scrollPosition(page)).toBe(0)
  })
})

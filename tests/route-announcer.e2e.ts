import { pages } from '../content/pages.ts'
import { documentHeading, expect, holdBack, inBothLanguages, menuLink, messages, open, test } from './site.ts'

inBothLanguages((language) => {
  const m = messages[language]

  test('a change of page is said to screen readers, and the focus moves to its heading', async ({ page }) => {
    await open(page, '/api', language)
    await (await menuLink(page, m.navigation.resources, pages.faq.label[language])).click()
    const heading = documentHeading('faq', language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('status').filter({ hasText: heading })).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveTitle(/^(?!.*API).+ \| /)
  })

  test('a page that is long in coming is said to be on its way, and no longer than that', async ({ page }) => {
    const answer = await holdBack(page, '**/fragments/**')
    await open(page, '/api', language)
    const said = page.getByRole('banner').getByRole('status')
    await expect(said).toHaveText('')
    await (await menuLink(page, m.navigation.resources, pages.faq.label[language])).click()
    await expect(said).toHaveText(m.loading)
    const frame = page.locator('header .frame')
    await expect(frame).toHaveAttribute('data-loading', 'true')
    expect(await frame.evaluate((element) => getComputedStyle(element, '::after').animationName)).toBe('frame-runs')
    answer()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentHeading('faq', language))
    await expect(said).toHaveText('')
    await expect(frame).not.toHaveAttribute('data-loading')
  })

  test('the first page is left to the browser to say', async ({ page }) => {
    await open(page, '/faq', language)
    const heading = documentHeading('faq', language)
    await expect(page.getByRole('status').filter({ hasText: heading })).toHaveCount(0)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  })

  test('the first stop of the keyboard leads to the content', async ({ page }) => {
    await open(page, '/faq', language)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: m.skipToContent })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

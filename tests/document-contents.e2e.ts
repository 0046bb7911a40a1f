import type { Page } from '@playwright/test'
import { describeHiddenFocus } from './describe-hidden-focus.ts'
import { documentText, expect, inOneLanguage, messages, open, test } from './site.ts'

inOneLanguage((language) => {
  const m = messages[language]
  const headings = [...documentText('basics', language).matchAll(/^(##|###) (.+?) \{#(.+)\}$/gm)]

  const contentsOf = (page: Page) => page.getByRole('navigation', { name: m.document.onThisPage })

  test('the table of contents highlights the current section, links to sections, and is to the right of the text', {
    tag: '@core',
  }, async ({ page }) => {
    await open(page, '/manual/basics', language)
    const [contents, text] = [await contentsOf(page).boundingBox(), await page.getByRole('article').boundingBox()]
    expect(contents?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0))
    const current = contentsOf(page).locator('[aria-current]')
    await expect(current).toHaveCount(1)
    await expect(current).toHaveAttribute('href', '#managed-areas')
    await page.locator('#tracklogs').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    await expect(current).toHaveAttribute('href', '#tracklogs')
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(current).toHaveAttribute('href', `#${headings.at(-1)?.[3]}`)

    const entry = contentsOf(page).locator('a[href="#projects"]')
    await entry.click()
    await expect(page).toHaveURL(/#projects$/)
    await expect(entry).toHaveAttribute('aria-current', 'location')
    const top = await page.locator('#projects').evaluate((element) => element.getBoundingClientRect().top)
    expect(top).toBeCloseTo(100, 0)
  })

  test('the FAQ’s table of contents lists the sections, and marks that of the question that is read', async ({
    page,
  }) => {
    await open(page, '/faq', language)
    await page.locator('#faq-permissions').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    const current = contentsOf(page).locator('[aria-current]')
    await expect(current).toHaveAttribute('href', '#faq-drones')
    await expect(current).toBeVisible()
    await expect(current).toHaveCount(1)
  })

  test('each entry of the table of contents is visible when it has the focus in a viewport of little height', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    await open(page, '/manual/drone-operations', language)
    await page.evaluate(() => scrollTo({ top: 6000, behavior: 'instant' }))
    await expect(contentsOf(page).locator('[aria-current]')).toHaveCount(1)
    const entries = await contentsOf(page).getByRole('link').all()
    expect(entries.length).toBeGreaterThan(20)
    await entries[0]?.focus()
    for (const entry of entries) {
      await expect(entry).toBeFocused()
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      expect.soft(await describeHiddenFocus(page), (await entry.textContent()) ?? '').toBeNull()
      await page.keyboard.press('Tab')
    }
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('the table of contents is collapsed above the text, and collapses again when a link is followed', {
      tag: '@core',
    }, async ({ page }) => {
      await open(page, '/manual/basics', language)
      const contents = page.getByRole('main').getByRole('navigation', { name: m.document.onThisPage })
      const summary = contents.locator('summary')
      const entry = contents.locator('a[href="#projects"]')
      await expect(entry).toBeHidden()
      await summary.click()
      await entry.click()
      await expect(page).toHaveURL(/#projects$/)
      await expect(entry).toBeHidden()
      await expect(page.locator('#projects')).toBeInViewport()
    })
  })
})

import type { Page } from '@playwright/test'
import { chapters } from '../site/navigation.ts'
import { pages } from '../site/pages.ts'
import { documentHeading, expect, inOneLanguage, messages, open, test } from './site.ts'

inOneLanguage((language) => {
  const m = messages[language]

  const barOf = (page: Page) => page.getByRole('navigation', { name: m.manual.neighbours })

  test('one reads through the manual by the bar', { tag: '@core' }, async ({ page }) => {
    await open(page, '/manual', language)
    for (const { document } of chapters) {
      await barOf(page).getByRole('link', { name: m.manual.next }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentHeading(document, language))
    }
    await barOf(page).getByRole('link', { name: m.manual.previous }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      documentHeading(chapters.at(-2)?.document ?? '', language),
    )
  })
})

test('the bar stays at the bottom of the viewport, shows the chapter in wide ones, and covers no focused element', async ({
  page,
}) => {
  await open(page, '/manual/basics')
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
  const bar = page.getByRole('navigation', { name: messages.en.manual.neighbours })
  const box = await bar.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(900)
  const footerLinks = page.getByRole('contentinfo').getByRole('link')
  await footerLinks.last().focus()
  const link = await footerLinks.last().boundingBox()
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
  for (const { width, visible } of [
    { width: 320, visible: false },
    { width: 390, visible: false },
    { width: 1280, visible: true },
  ]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(bar.getByText(pages.basics.label.en, { exact: true })).toBeVisible({ visible })
    await expect(bar.getByRole('link', { name: messages.en.manual.next })).toBeVisible()
  }
})

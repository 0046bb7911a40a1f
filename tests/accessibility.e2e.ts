import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { everyPage, expect, inBothLanguages, messages, open, test } from './site.ts'

/** What axe finds, short enough to read in a report. */
async function findings(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  )
}

inBothLanguages((language) => {
  const m = messages[language]

  for (const path of everyPage) {
    test(`axe finds nothing on ${path}, light or dark`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
      await open(page, path, language)
      expect(await findings(page)).toEqual([])
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
      expect(await findings(page, ['color-contrast', 'link-in-text-block'])).toEqual([])
    })
  }

  test('axe finds nothing in open dialogs, menus and forms with faults', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/manual/basics', language)
    const header = page.getByRole('banner')
    for (const opener of [
      header.getByRole('button', { name: m.callToAction.demo }),
      page.getByRole('contentinfo').getByRole('button', { name: m.callToAction.newsletter }),
      page.getByRole('contentinfo').getByRole('button', { name: m.footer.privacy }),
      page.getByRole('link', { name: m.document.openImage }).first(),
    ]) {
      await opener.click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      const submit = dialog.locator('button[type="submit"]')
      if (await submit.count()) await submit.click()
      expect(await findings(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
    await header.getByRole('button', { name: m.navigation.solutions }).hover()
    expect(await findings(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await header.getByRole('button', { name: m.navigation.openMenu }).click()
    expect(await findings(page)).toEqual([])
  })
})

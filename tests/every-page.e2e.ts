import { manual, pages } from '../content/pages.ts'
import { axeFindings, complaintsOf, overflowing, readToTheEnd, spread } from './page-checks.ts'
import { everyPage, expect, inBothLanguages, messages, open, test } from './site.ts'
import { said } from './stand-ins/said.ts'

/** Around every breakpoint, what people have, and half of that: a phone with text of twice the size. */
const WIDTHS = said({
  en: [180, 320, 360, 640, 1024, 1280],
  sv: [180, 240, 320, 344, 360, 390, 430, 480, 560, 639, 640, 767, 768, 900, 1023, 1024, 1150, 1279, 1280, 1366, 1440],
})

inBothLanguages((language) => {
  // One visit for all: opening a page takes longer than looking at it.
  for (const path of everyPage) {
    test(`${path} is quiet, accessible in light and dark, and fits every width`, async ({ page }) => {
      const complaints = complaintsOf(page)
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
      const response = await open(page, path, language)
      expect.soft(response?.status()).toBe(path === '/no-such-page' ? 404 : 200)
      await expect.soft(page).toHaveTitle(/\S/)
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await readToTheEnd(page)
      expect.soft(complaints, 'complaints and foreign requests').toEqual([])
      expect.soft(await axeFindings(page), 'axe, light').toEqual([])
      if (language === 'sv') {
        // The dark colours are the same in both languages.
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
        expect.soft(await axeFindings(page, ['color-contrast', 'link-in-text-block']), 'axe, dark').toEqual([])
      }
      expect.soft(await overflowing(page, WIDTHS[language]), 'wider than the window').toEqual([])
      await spread(page)
      expect.soft(await overflowing(page, [320, 360]), 'wider than the window, when spread').toEqual([])
    })
  }

  test('a walk through the site has nothing to complain about', async ({ page }) => {
    const complaints = complaintsOf(page)
    const m = messages[language]
    await open(page, '/', language)
    const footer = page.getByRole('contentinfo')
    for (const name of [
      pages.guides.label[language],
      manual.label[language],
      pages.api.label[language],
      pages.faq.label[language],
    ]) {
      const link = footer.getByRole('link', { name, exact: true })
      const address = (await link.getAttribute('href')) ?? ''
      await link.click()
      await expect(page).toHaveURL(address)
      await page.waitForLoadState('load')
    }
    await page.goBack()
    await footer.getByRole('link', { name: m.footer.privacy }).click()
    await page.keyboard.press('Escape')
    expect(complaints).toEqual([])
  })

  test('axe finds nothing in open dialogs, menus and forms with faults', async ({ page }) => {
    test.setTimeout(90_000) // axe looks six times at a whole page
    const m = messages[language]
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/manual/basics', language)
    const header = page.getByRole('banner')
    for (const opener of [
      header.getByRole('button', { name: m.callToAction.demo }),
      page.getByRole('contentinfo').getByRole('button', { name: m.callToAction.newsletter }),
      page.getByRole('contentinfo').getByRole('link', { name: m.footer.privacy }),
      page.getByRole('link', { name: m.document.openImage }).first(),
    ]) {
      await opener.click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      const submit = dialog.locator('button[type="submit"]')
      if (await submit.count()) await submit.click()
      expect(await axeFindings(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
    await header.getByRole('button', { name: m.navigation.solutions }).hover()
    expect(await axeFindings(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await header.getByRole('button', { name: m.navigation.openMenu }).click()
    expect(await axeFindings(page)).toEqual([])
  })
})

for (const path of ['/', '/manual/basics', '/fire', '/sign-up']) {
  test(`nothing on ${path} is wider than the window at widths all the way from 176 to 1440 px`, async ({ page }) => {
    test.setTimeout(120_000) // some hundred layouts of a whole page
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path, 'sv') // Swedish has the longer words
    const widths = Array.from({ length: 80 }, (_, index) => 176 + 16 * index)
    expect(await overflowing(page, widths)).toEqual([])
  })
}

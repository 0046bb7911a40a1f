import { searchMessages } from '../generated/messages/search.ts'
import { paths } from '../site/paths.ts'
import { expect, inOneLanguage, messages, open, test } from './site.ts'

inOneLanguage((language) => {
  const m = messages[language]
  const s = language === 'sv' ? searchMessages.sv : searchMessages.en

  test('the shortcut / can be turned off on the accessibility page, and Ctrl+K keeps working', {
    tag: '@core',
  }, async ({ page }) => {
    await open(page, '/faq', language)
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await open(page, paths.accessibility, language)
    await page.getByRole('checkbox', { name: s.slash }).uncheck()
    await page.locator('h1').click() // moves the focus, because the shortcut is ignored in form fields
    await page.keyboard.press('/')
    await open(page, '/faq', language)
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeHidden()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('searchbox')).not.toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await open(page, paths.accessibility, language)
    await expect(page.getByRole('checkbox', { name: s.slash })).not.toBeChecked()
    await page.getByRole('checkbox', { name: s.slash }).check()
    await page.locator('h1').click()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('searchbox')).toBeHidden()

    // Ctrl+Shift+K is a browser shortcut: it opens the console of Firefox.
    await page.keyboard.press('Control+Shift+k')
    await expect(page.getByRole('searchbox')).toBeHidden()

    // The shortcut is ignored while another dialog is open.
    await page.getByRole('banner').getByRole('button', { name: m.callToAction.demo }).click()
    const dialog = page.getByRole('dialog', { name: m.callToAction.demo })
    await dialog.getByRole('button', { name: m.close, exact: true }).focus()
    await page.keyboard.press('/')
    await expect(dialog).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeHidden()
  })
  test('typing after the search is opened again replaces the previous query', async ({ page }) => {
    await open(page, '/faq', language)
    await page.keyboard.press('/')
    await page.keyboard.type('gps')
    await expect(page.getByRole('dialog').locator('.search__pages')).toBeVisible() // hydrated
    await page.keyboard.press('Escape')
    await expect(page.getByRole('searchbox')).toBeHidden()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await expect(page.getByRole('searchbox')).toHaveValue('gps')
    await page.keyboard.type('api')
    await expect(page.getByRole('searchbox')).toHaveValue('api')
  })
})

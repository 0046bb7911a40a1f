import { searchMessages } from '../generated/messages/search.ts'
import { paths } from '../site/paths.ts'
import { expect, inOneLanguage, messages, open, test } from './site.ts'

inOneLanguage((language) => {
  const m = messages[language]
  const s = language === 'sv' ? searchMessages.sv : searchMessages.en

  test('the key / can be turned off on the page about accessibility, and Ctrl K stays', { tag: '@core' }, async ({
    page,
  }) => {
    await open(page, '/faq', language)
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await open(page, paths.accessibility, language)
    await page.getByRole('checkbox', { name: s.slash }).uncheck()
    await page.locator('h1').click() // a field keeps its keys
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

    // A key with Shift besides is the browser's: Firefox opens its console by it.
    await page.keyboard.press('Control+Shift+k')
    await expect(page.getByRole('searchbox')).toBeHidden()

    // It opens nothing over another dialog.
    await page.getByRole('banner').getByRole('button', { name: m.callToAction.demo }).click()
    const dialog = page.getByRole('dialog', { name: m.callToAction.demo })
    await dialog.getByRole('button', { name: m.close, exact: true }).focus()
    await page.keyboard.press('/')
    await expect(dialog).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeHidden()
  })
})

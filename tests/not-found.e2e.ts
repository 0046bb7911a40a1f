import { localPath } from '../content/paths.ts'
import { expect, inOneLanguage, messages, open, test } from './site.ts'

inOneLanguage((language) => {
  const m = messages[language]

  test('an unknown address shows what is wrong and leads back', async ({ page }) => {
    const response = await open(page, '/no/such/page', language)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.notFound.title)
    await expect(page.getByText(m.notFound.text)).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(m.notFound.tab))
    await page.getByRole('link', { name: m.notFound.button }).click()
    await expect(page).toHaveURL(localPath('/', language))
  })
})

import { localPath } from '../content/paths.ts'
import { expect, inBothLanguages, messages, open, test } from './site.ts'

inBothLanguages((language) => {
  const m = messages[language]

  test('an unknown address shows the not-found page with its status', async ({ page }) => {
    const response = await open(page, '/no/such/page', language)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.notFound.title)
    await expect(page.getByText(m.notFound.text)).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(m.notFound.tab))
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  })

  test('it leads back', async ({ page }) => {
    await open(page, '/no-such-page', language)
    await page.getByRole('link', { name: m.notFound.button }).click()
    await expect(page).toHaveURL(localPath('/', language))
  })
})

test('its English title is the specified one', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorry about that...')
})

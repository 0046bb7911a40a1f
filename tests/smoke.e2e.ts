import { expect, inBothLanguages, open, test } from './site.ts'

inBothLanguages((language) => {
  test('shows the home page with one heading', async ({ page }) => {
    const response = await open(page, '/', language)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })
})

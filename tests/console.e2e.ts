import type { Page } from '@playwright/test'
import { everyPage, expect, inBothLanguages, messages, open, test } from './site.ts'

/** Everything that a page complains about, and every request that leaves the site. */
function complaintsOf(page: Page): string[] {
  const found: string[] = []
  const isOfPage = (text: string) => /status of 404/.test(text) && page.url().endsWith('/no-such-page')
  page.on('console', (message) => {
    if (message.type() !== 'debug' && !isOfPage(message.text())) found.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => found.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') found.push(`failed: ${request.url()}`)
  })
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== process.env.SITE && protocol !== 'data:') found.push(`asked elsewhere: ${request.url()}`)
    if (/web-vitals/.test(request.url())) found.push('loads the metrics without a callback')
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.url().endsWith('/no-such-page'))
      found.push(`${response.status()} ${response.url()}`)
  })
  return found
}

inBothLanguages((language) => {
  for (const path of everyPage) {
    test(`${path} has nothing to complain about and asks nobody else`, async ({ page }) => {
      const complaints = complaintsOf(page)
      await open(page, path, language)
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
          scrollTo({ top, behavior: 'instant' })
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
      })
      await page.waitForLoadState('networkidle')
      expect(complaints).toEqual([])
    })
  }

  test('a walk through the site has nothing to complain about', async ({ page }) => {
    const complaints = complaintsOf(page)
    const m = messages[language]
    await open(page, '/', language)
    const footer = page.getByRole('contentinfo')
    for (const name of [m.navigation.guides, m.navigation.manual, m.navigation.api, m.navigation.faq]) {
      await footer.getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    }
    await page.goBack()
    await footer.getByRole('button', { name: m.footer.privacy }).click()
    await page.keyboard.press('Escape')
    expect(complaints).toEqual([])
  })
})

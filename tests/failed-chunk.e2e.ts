import type { Page } from '@playwright/test'
import { pages } from '../content/pages.ts'
import { localPath } from '../content/paths.ts'
import { documentHeading, expect, inBothLanguages, messages, open, still, test } from './site.ts'

test.use(still)

const CHUNK = '**/static/js/DocumentPage.*.chunk.js'

/** Follows a link as a keyboard user does. */
async function follow(page: Page, name: string) {
  const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true })
  await link.focus()
  await page.keyboard.press('Enter')
}

inBothLanguages((language) => {
  const m = messages[language]

  test('a chunk that cannot be loaded is said, and loads on a retry', async ({ page }) => {
    await open(page, '/sign-up', language)
    await page.route(CHUNK, (route) => route.abort())
    await follow(page, pages.faq.label[language])
    const message = page.getByRole('alert').filter({ hasText: m.routeError.title })
    await expect(message).toContainText(m.routeError.chunk)
    await expect(message).toContainText('Loading chunk DocumentPage failed')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveURL(localPath('/faq', language))
    await page.unroute(CHUNK)
    await message.getByRole('link', { name: m.retry }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentHeading('faq', language))
  })

  test('a retry loads the page at a section as well', async ({ page }) => {
    await open(page, '/search', language)
    await page.route('**/static/js/ManualPage.*.chunk.js', (route) => route.abort())
    await page.locator('main a[href$="/manual/basics#teams"]').click()
    const message = page.getByRole('alert').filter({ hasText: m.routeError.title })
    await expect(message).toBeVisible()
    await page.unroute('**/static/js/ManualPage.*.chunk.js')
    await message.getByRole('link', { name: m.retry }).click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(documentHeading('basics', language))
    await expect(heading).toBeFocused()
    await expect(page.locator('#teams')).toBeInViewport()
  })

  for (const [what, chunk] of [
    ['page', CHUNK],
    ['renderer', '**/static/js/render-document.*.chunk.js'],
  ] as const) {
    test(`a ${what} of an older deployment is healed by one reload`, async ({ page }) => {
      await open(page, '/sign-up', language)
      let loads = 0
      page.on('load', () => loads++)
      await page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }))
      if (what === 'renderer') await page.route('**/fragments/**', (route) => route.abort()) // else nothing is rendered
      await follow(page, pages.faq.label[language])
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentHeading('faq', language))
      await expect(page).toHaveURL(localPath('/faq', language))
      await expect.poll(() => loads).toBe(1)
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3_000 })))
      expect(loads).toBe(1)
      await expect(page.getByRole('contentinfo')).toBeVisible()
    })
  }
})

test('a chunk that does not come within 120 s has failed', async ({ page }) => {
  await page.clock.install()
  await open(page, '/sign-up')
  await page.route(CHUNK, () => {}) // never answered
  const asked = page.waitForRequest(CHUNK)
  await follow(page, pages.faq.label.en)
  await asked
  await page.clock.fastForward(115_000)
  await expect(page.getByText('Loading chunk DocumentPage failed')).toHaveCount(0)
  await page.clock.fastForward(6_000)
  await expect(page.getByText('Loading chunk DocumentPage failed')).toBeVisible()
})

import type { BrowserContext, Page } from '@playwright/test'
import { savingMessages } from '../generated/messages/saving.ts'
import { openSavePanel, test } from './saved-site.ts'
import { expect, messages, open } from './site.ts'

test.use({ viewport: { width: 390, height: 844 } })

const countServiceWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

test('before the button is pressed, nothing is stored, and no service worker is registered', { tag: '@core' }, async ({
  page,
}) => {
  const row = await openSavePanel(page, '/faq')
  await expect(row.getByText(savingMessages.en.nothingYet)).toBeVisible()
  expect(await countServiceWorkers(page)).toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({})
  const size = (await row.locator('input:checked').getAttribute('data-size')) ?? ''
  expect(size).toMatch(/^\d\.\d\u00a0MB$/)
  await expect(row.getByRole('button', { name: savingMessages.en.save({ size }) })).toBeVisible()
})

test('a failed download can be resumed; saving and removing update other tabs', async ({ page, context }) => {
  const requestedUrls: string[] = []
  let isNetworkBroken = true
  await context.route('**/static/pictures/*-800.*', (route) => {
    requestedUrls.push(route.request().url())
    return isNetworkBroken && requestedUrls.length > 4 ? route.abort() : route.continue()
  })
  const inOtherTab = await openSavePanel(await context.newPage(), '/faq')
  await expect(inOtherTab.getByText(savingMessages.en.nothingYet)).toBeVisible()
  const row = await openSavePanel(page, '/guides')
  await row.getByRole('button', { name: savingMessages.en.save({ size: '' }).trim() }).click()
  await expect(row.getByRole('heading', { name: savingMessages.en.paused.title })).toBeVisible({ timeout: 30_000 })
  expect(await page.evaluate(async () => (await caches.open('forest-state')).match('/saved-copy.json'))).toBeUndefined()
  const completedUrls = new Set(requestedUrls.slice(0, 4))
  requestedUrls.length = 0
  isNetworkBroken = false
  await row.getByRole('button', { name: savingMessages.en.paused.goOn }).click()
  await expect(row.getByRole('heading', { name: savingMessages.en.saved.title })).toBeVisible({ timeout: 30_000 })
  await expect(inOtherTab.getByRole('heading', { name: savingMessages.en.saved.title })).toBeVisible()
  expect(requestedUrls.length).toBeGreaterThan(5)
  expect(requestedUrls.filter((url) => completedUrls.has(url))).toEqual([])

  // removal asks for confirmation, and deletes everything
  await row.getByRole('button', { name: savingMessages.en.remove.button }).click()
  const question = page.getByRole('dialog', { name: savingMessages.en.remove.title })
  await expect(question.getByRole('button', { name: savingMessages.en.remove.keep })).toBeFocused()
  await question.getByRole('button', { name: savingMessages.en.remove.yes({ size: '' }).trim() }).click()
  await expect(row.getByText(savingMessages.en.nothingYet)).toBeVisible()
  await expect(row.locator('summary')).toBeFocused()
  await expect(inOtherTab.getByText(savingMessages.en.nothingYet)).toBeVisible()
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({})
  expect(await countServiceWorkers(page)).toBe(0)
})

test('when the quota is exceeded, an error is shown, and no partial copy is kept', async ({ page, context, site }) => {
  const [room, full] = [50e6, 1e6]
  await setQuota(context, page, site.address, full)
  const row = await openSavePanel(page, '/faq')
  await row.getByRole('button', { name: savingMessages.en.save({ size: '' }).trim() }).click()
  await expect(row.getByText(savingMessages.en.full.text)).toBeVisible({ timeout: 30_000 })
  expect(await page.evaluate(() => caches.keys())).toEqual([])

  await setQuota(context, page, site.address, room)
  await row.getByRole('button', { name: savingMessages.en.retry }).click()
  await row.getByRole('button', { name: savingMessages.en.save({ size: '' }).trim() }).click()
  await expect(row.getByRole('heading', { name: savingMessages.en.saved.title })).toBeVisible({ timeout: 30_000 })

  // after the browser has evicted the caches, the next visit says so
  await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))))
  await openSavePanel(page, '/faq')
  await expect(page.getByRole('heading', { name: savingMessages.en.gone.title })).toBeVisible()
})

async function setQuota(context: BrowserContext, page: Page, origin: string, quotaSize: number): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize })
}

test('the footer of every page links to the panel', { tag: '@core' }, async ({ page }) => {
  for (const from of ['/fire', '/manual']) {
    await open(page, from)
    await page.getByRole('contentinfo').getByRole('link', { name: messages.en.document.save }).click()
    await expect(page).toHaveURL('/manual#save')
    await expect(page.locator('save-row details')).toHaveAttribute('open')
    await expect(page.locator('save-row summary')).toBeInViewport()
    await expect(page.locator('save-row').getByText(savingMessages.en.nothingYet)).toBeInViewport()
  }
})

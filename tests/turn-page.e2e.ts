import type { Page } from '@playwright/test'
import { pages } from '../content/pages.ts'
import { paths } from '../content/paths.ts'
import { documentHeading, expect, holdBack, isAlive, messages, openAsReader, still, test } from './site.ts'

/* A page that is turned to without a framework */

test.use(still)

/** A link of the footer, which every page has. */
const link = (page: Page, name: 'guides' | 'faq') =>
  page.getByRole('contentinfo').getByRole('link', { name: pages[name].label.en, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('is shown in place, with its head, its top, its focus and its text for the session', async ({ page }) => {
  await openAsReader(page, paths.api)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await link(page, 'guides').click()
  await expect(heading(page)).toHaveText(documentHeading('guides', 'en'))
  await expect(heading(page)).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: documentHeading('guides', 'en') })).toBeAttached()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page).toHaveURL(paths.guides)
  await expect(page).toHaveTitle(new RegExp(pages.guides.label.en))
  await expect(page.locator(`link[rel="canonical"][href$="${paths.api}"]`)).toHaveCount(0)
  await expect(page.locator('.header a[hreflang="sv"]')).toHaveAttribute('href', `/sv${paths.guides}`)
  await expect(page.locator('.header .panel [aria-current="page"]')).toHaveAttribute('href', paths.guides)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('guides') !== null)).toBe(true)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  expect(await isAlive(page)).toBe(false)
})

test('back and forward lead to where one was, and React goes on from there', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await openAsReader(page, paths.api)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  const before = await page.evaluate(() => scrollY)
  // where the link stands is of no matter: pressing by keyboard does not scroll to it
  await link(page, 'guides').evaluate(
    (element) => element instanceof HTMLElement && element.focus({ preventScroll: true }),
  )
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(documentHeading('guides', 'en'))
  await page.goBack()
  await expect(heading(page)).toHaveText(documentHeading('api', 'en'))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  await page.goForward()
  await expect(heading(page)).toHaveText(documentHeading('guides', 'en'))
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.goBack()
  await expect(heading(page)).toHaveText(documentHeading('api', 'en'))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  expect(errors).toEqual([])
})

test('lets the one before be gone back to without coverage', async ({ page, context }) => {
  await openAsReader(page, paths.api)
  const kept = page.waitForResponse(`**/fragments${paths.api}.json`)
  await link(page, 'guides').click()
  await expect(heading(page)).toHaveText(documentHeading('guides', 'en'))
  await (await kept).finished()
  await context.setOffline(true)
  await page.goBack()
  await expect(heading(page)).toHaveText(documentHeading('api', 'en'))
})

test('asks for nothing of an address that led nowhere', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openAsReader(page, '/no-such-page')
  await link(page, 'guides').click()
  await expect(heading(page)).toHaveText(documentHeading('guides', 'en'))
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve))) // in which it would be asked for
  await page.waitForTimeout(300)
  expect(asked).toContain(`/fragments${paths.guides}.json`)
  expect(asked).not.toContain('/fragments/no-such-page.json')
})

test('comes in two parts and is whole, in a tab that nobody looks at too', async ({ page }) => {
  await openAsReader(page, paths.api)
  await page.evaluate(() => Object.assign(window, { requestAnimationFrame: () => 0 })) // draws no frame
  await link(page, 'guides').evaluate((element) => element instanceof HTMLElement && element.click())
  await expect(heading(page)).toHaveText(documentHeading('guides', 'en'))
  const shown = page.locator('main .prose > *')
  const blocks = await page.evaluate(async () => {
    const text = await (await fetch(location.pathname)).text()
    return new DOMParser().parseFromString(text, 'text/html').querySelectorAll('main .prose > *').length
  })
  expect(blocks).toBeGreaterThan(40)
  await expect(shown).toHaveCount(blocks)
})

test('is the last one that was pressed, however quickly', async ({ page }) => {
  await openAsReader(page, paths.api)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const places = await Promise.all([link(page, 'guides'), link(page, 'faq')].map((one) => one.elementHandle()))
  await page.evaluate((links) => {
    for (const one of links) if (one instanceof HTMLElement) one.click()
  }, places)
  await expect(heading(page)).toHaveText(documentHeading('faq', 'en'))
  await expect(page).toHaveURL(paths.faq)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('leaves nothing behind when somebody goes back before its frame', async ({ page }) => {
  await openAsReader(page, paths.api)
  const title = await page.title()
  const fetched = page.waitForResponse(`**/fragments${paths.guides}.json`)
  await link(page, 'guides').hover()
  await fetched
  await page.evaluate(() => Object.assign(window, { requestAnimationFrame: () => 0 })) // draws no frame
  await link(page, 'guides').evaluate((element) => {
    if (element instanceof HTMLElement) element.click()
    history.back()
  })
  await expect(heading(page)).toHaveText(documentHeading('api', 'en'))
  await page.waitForTimeout(400) // what would be left behind comes after 200 ms
  await expect(page).toHaveTitle(title)
  await expect(page.locator('main')).toHaveCount(1)
  await expect(page.locator('.header .panel [aria-current="page"]')).toHaveAttribute('href', paths.api)
})

test('is said to be on its way when it is long in coming', async ({ page }) => {
  const answer = await holdBack(page, '**/fragments/**')
  await openAsReader(page, paths.api)
  await link(page, 'guides').click()
  await expect(page.getByRole('status').filter({ hasText: messages.en.loading })).toBeAttached()
  answer()
  await expect(heading(page)).toHaveText(documentHeading('guides', 'en'))
  await expect(page.locator('header .frame')).not.toHaveAttribute('data-loading')
})

test('is loaded as a whole where its fragment cannot be had', async ({ page }) => {
  await page.route('**/fragments/**', (route) => route.abort())
  await openAsReader(page, paths.api)
  await link(page, 'guides').click()
  await expect(heading(page)).toHaveText(documentHeading('guides', 'en'))
  await expect(page).toHaveURL(paths.guides)
})

test('is loaded as a whole by a browser without the Navigation API', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
  await openAsReader(page, paths.api)
  await link(page, 'guides').click()
  await expect(heading(page)).toHaveText(documentHeading('guides', 'en'))
  await expect(page).toHaveURL(paths.guides)
})

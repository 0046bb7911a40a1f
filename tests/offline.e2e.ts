import { rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { fieldMessages } from '../generated/messages/field.ts'
import { offlineMessages } from '../generated/messages/offline.ts'
import { savingMessages } from '../generated/messages/saving.ts'
import { fieldModeStorageKey } from '../site/field-mode.ts'
import { pages } from '../site/pages.ts'
import { localPath, parseLocalPath, paths } from '../site/paths.ts'
import { MANIFEST_PATH } from '../src/saving/contract/precache.ts'
import { createNewDeployment, listLinkedPages } from './deployed-site.ts'
import { isFullRun } from './full-run.ts'
import { inspectedPages } from './inspected-pages.ts'
import { openSavePanel, recordFailures, saveOfflineCopy, test } from './saved-site.ts'
import { expect, messages, open } from './site.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a saved copy opens every page offline, in both languages, with all subresources', {
  tag: '@core',
}, async ({ page, site }) => {
  await saveOfflineCopy(page, '/manual', savingMessages.en.both)
  const places = await listLinkedPages()
  expect(places.length).toBeGreaterThan(40)
  await site.disconnect()
  const opened = places.filter((place) => isFullRun || inspectedPages.includes(parseLocalPath(place).path))
  expect(opened.length).toBeGreaterThan(20)
  for (const place of opened) {
    const answer = await page.goto(place, { waitUntil: 'commit' })
    expect.soft(answer?.status(), place).toBe(200)
  }
  // with a trailing slash, query and hash, and by an alias of the page
  await page.goto('/faq/?from=mail#faq-drones')
  await expect(page).toHaveURL('/faq?from=mail#faq-drones')
  await expect(page.locator('.saved-line')).toContainText(/^Saved copy of \d+ \w+$/)
  await page.goto('/sv/manual/introduction')
  await expect(page.locator('.saved-line')).toContainText(/^Sparad kopia från \d+ \w+$/)

  // all subresources of some pages
  const failures = recordFailures(page)
  for (const place of [paths.home, paths.droneOperations, paths.barkBeetle, paths.glossary]) {
    await page.goto(place)
    await page.mouse.move(1, 400)
    for (const image of await page.locator('main img').all()) {
      // images in a closed details element cannot be scrolled to
      await image.scrollIntoViewIfNeeded({ timeout: 1000 }).catch(() => {})
    }
    await expect
      .poll(
        () =>
          page.evaluate(() =>
            [...document.images]
              .filter((one) => one.complete && one.naturalWidth === 0 && one.currentSrc)
              .map((one) => one.currentSrc),
          ),
        place,
      )
      .toEqual([])
  }
  expect(failures.filter((url) => !url.endsWith(MANIFEST_PATH))).toEqual([])

  // the search dialog
  await open(page, '/faq')
  await page.locator('header .search-button:visible').click()
  await expect(page.getByRole('searchbox')).toBeVisible()
  await expect(page).toHaveURL('/faq')

  // a query, and the first of its results
  await searchFor(page, 'battery')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/faq/)
  await expect(page.locator('.saved-line')).toBeVisible()

  // the page for unsaved addresses; a stored choice of Swedish redirects to Swedish pages
  expect((await page.goto('/sv/nowhere'))?.status()).toBe(503)
  await expect(page.getByRole('heading', { name: offlineMessages.sv.notSaved.title })).toBeVisible()
  await page.getByRole('link', { name: pages.glossary.label.sv }).click()
  await expect(page.getByRole('heading', { level: 1, name: pages.glossary.label.sv })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('selectedLanguage', 'sv'))
  await page.goto('/fire')
  await expect(page).toHaveURL('/sv/fire')

  // a form that cannot be sent keeps its input
  await page.goto(paths.signUp)
  await page.goto(`/sv${paths.signUp}#demo`)
  const form = page.locator('form:visible').first()
  await expect(form.getByText(messages.sv.signUp.noCoverage)).toBeVisible()
  await form.getByRole('textbox').first().fill('name@example.com')
  await form.locator('button[type="submit"]').click()
  await expect(form.getByText(messages.sv.signUp.awayTitle)).toBeVisible()
  await expect(form.getByRole('textbox').first()).toHaveValue('name@example.com')

  // in field mode there is no gap below the note about the saved copy, and pictures need no download
  await page.evaluate((key) => localStorage.setItem(key, 'on'), fieldModeStorageKey)
  const row = await openSavePanel(page, localPath(paths.guides, 'sv'))
  await expect(page.locator('.figure-request').first()).toHaveText(fieldMessages.sv.mode.showPicture, {
    useInnerText: true,
  })
  const line = await page.locator('.saved-line').boundingBox()
  const after = await page.locator('#root').boundingBox()
  const brand = await page.getByRole('banner').getByRole('link').first().boundingBox()
  expect(after?.y).toBeCloseTo((line?.y ?? 0) + (line?.height ?? 0), 0)
  expect((brand?.y ?? 0) - (after?.y ?? 0), 'between the line and the brand').toBeLessThan(20)

  // the lightbox
  await page.locator('.figure-request').first().click()
  await page.locator('figure[data-shown] .figure-button').click()
  await expect(page.locator('dialog[open] figure img')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)

  // removing the saved copy
  await row.getByRole('button', { name: savingMessages.sv.remove.button }).press('Enter')
  const question = page.getByRole('dialog', { name: savingMessages.sv.remove.title })
  await expect(question.getByRole('button', { name: savingMessages.sv.remove.keep })).toBeFocused()
  await question.getByRole('button', { name: savingMessages.sv.remove.yes({ size: '' }).trim() }).press('Enter')
  await expect(row.getByRole('heading', { name: savingMessages.sv.removed.title })).toBeFocused()
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test('online, a page comes from the network; after 3 s without a response, from the saved copy', async ({
  page,
  site,
}) => {
  await saveOfflineCopy(page, '/faq', savingMessages.en.languages.en)
  await page.goto(paths.basics)
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('.saved-line')).toHaveCount(0)
  // by the address bar and by a link in a page
  const next = page.getByRole('link', { name: messages.en.manual.next })
  for (const [enter, follow] of [
    [async () => {}, () => page.goto(paths.basics, { waitUntil: 'commit' })],
    [() => page.locator('html[data-runtime]').waitFor({ state: 'attached' }), () => next.click()],
  ] as const) {
    await page.goto(paths.basics)
    await page.mouse.move(1, 500)
    await enter()
    site.server().process.kill('SIGSTOP')
    const began = Date.now()
    await follow()
    await expect(page.locator('.saved-line')).toBeVisible({ timeout: 15_000 })
    expect(Date.now() - began).toBeGreaterThan(2900)
    expect(Date.now() - began).toBeLessThan(8000)
    site.server().process.kill('SIGCONT')
  }
  for (const path of [paths.glossary, paths.home]) {
    await page.goto(paths.basics)
    await page.mouse.move(1, 500)
    await site.disconnect()
    await page.locator(`footer a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(path)
    await expect(page.locator('.saved-line')).toBeVisible({ timeout: 15_000 })
    await site.serve()
  }
})

test('a deployment leaves the saved copy intact, and an offered update replaces it', async ({ page, site }) => {
  test.setTimeout(90_000) // includes two downloads
  await saveOfflineCopy(page, '/faq', savingMessages.en.languages.en)
  await site.disconnect()
  const folder = await createNewDeployment()
  await site.serve(folder)
  await page.goto('/faq')
  await expect(page.getByText('These words are new')).toBeVisible()
  await site.disconnect()

  // offline, the saved copy works with the scripts of its own build
  const failures = recordFailures(page)
  await searchFor(page, 'battery')
  await expect(page.locator('.saved-line')).toBeVisible()
  await expect(page.getByText('These words are new')).toHaveCount(0)
  expect(failures.filter((url) => !url.endsWith(MANIFEST_PATH))).toEqual([])

  // online again
  await site.serve(folder)
  await page.goto('/manual#save')
  const row = page.locator('save-row details')
  await expect(row.getByRole('heading', { name: savingMessages.en.newer.title })).toBeVisible()
  await row.getByRole('button', { name: savingMessages.en.newer.update({ size: '' }).trim() }).click()
  await expect(row.getByRole('heading', { name: savingMessages.en.saved.title })).toBeVisible({ timeout: 30_000 })
  await site.disconnect()
  await page.goto('/faq')
  await expect(page.locator('.saved-line')).toBeVisible()
  await expect(page.getByText('These words are new')).toBeVisible()
  expect(await page.evaluate(() => caches.keys())).toHaveLength(2)
  await rm(folder, { recursive: true })
})

async function searchFor(page: Page, query: string): Promise<void> {
  await open(page, '/faq')
  await page.keyboard.press('/')
  await page.getByRole('searchbox').fill(query)
  await expect(page.locator('[data-first]')).toBeVisible()
}

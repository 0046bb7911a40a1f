import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Route } from '@playwright/test'
import { clientMessages } from '../generated/messages/client.ts'
import { savingMessages } from '../generated/messages/saving.ts'
import { pages } from '../site/pages.ts'
import { paths } from '../site/paths.ts'
import { press } from './press.ts'
import { expect, holdRequests, messages, open, test } from './site.ts'

/* When the runtime script is late or fails, the page shows a status message and stays usable; presses are queued. */

const RUNTIME = '**/static/js/runtime.*.js'

for (const [what, failRuntime] of [
  ['refused', (route: Route) => route.abort()],
  ['not found', (route: Route) => route.fulfill({ status: 404, body: '' })],
  ['a page instead', (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>Log in</p>' })],
] as const) {
  test(`where the runtime is ${what}, the page shows an error and stays usable, and the film has native controls`, async ({
    page,
  }) => {
    const c = messages.en
    const failureNote = page.locator('#root > .chunk-note')
    let navigations = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) navigations++
    })
    await page.route(RUNTIME, failRuntime)
    await page.goto('/')
    await expect(failureNote).toBeHidden()
    await expect(page.locator('.video video')).toBeVisible()
    await expect(page.locator('.video__go')).toBeHidden()
    await page.locator('video').evaluate((video: HTMLVideoElement) => video.play())
    await press(page, page.getByRole('contentinfo').getByRole('button', { name: c.theme.dark }), 'keyboard')
    await expect(failureNote).toHaveText(c.lost)
    await expect(failureNote).toBeInViewport()
    await expect(page.locator('button[aria-busy="true"]')).toHaveCount(0)
    await expect(page.locator('video')).toHaveJSProperty('paused', false)
    await page.goto(paths.basics)
    await page.locator('save-row summary').click()
    await expect(page.locator('.save .chunk-note:visible')).toHaveText(savingMessages.en.unready)
    await page.goto(paths.glossary)
    await page.locator('#glossary-find').fill('spruce')
    await expect(failureNote).toHaveText(c.lost)
    await expect(failureNote).toBeInViewport()
    await page.keyboard.press('Control+k')
    await expect(page.locator('.search .chunk-note:visible')).toHaveText(c.lost)
    await expect(page.locator('#glossary-find')).toHaveValue('spruce')
    expect(navigations).toBe(3)
  })
}

test('typing and saving show a loading message while the runtime is late, and continue when it has loaded', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/static/js/*.js')
  const note = page.locator('.chunk-note:visible')
  for (const [path, field, value] of [
    [paths.glossary, '#glossary-find', 'spruce'],
    [paths.planning, '#flight-time-area', '480'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator('dialog.search').waitFor({ state: 'attached' })
    await expect(note).toHaveCount(0)
    await page.locator(field).fill(value)
    await expect(note).toHaveText(clientMessages.en.loading)
    await expect(note).toBeInViewport()
  }
  await page.goto(paths.basics, { waitUntil: 'commit' })
  await page.locator('save-row summary').click()
  await expect(note).toHaveText(clientMessages.en.loading)
  release()
  await page.locator('.save__panel button').first().waitFor()
  await expect(note).toHaveCount(0)
})

test('a film started by native controls keeps its state when the runtime loads late', async ({ page }) => {
  const release = await holdRequests(page, RUNTIME)
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('dialog.search').waitFor({ state: 'attached' })
  const video = page.locator('.video video')
  await expect(video).toBeHidden()
  await press(page, page.locator('.video__go'), 'mouse')
  await expect(video).toBeVisible()
  await video.focus()
  await page.keyboard.press('Space') // starts playback
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0)
  await page.keyboard.press('Space') // pauses
  await expect(video).toHaveJSProperty('paused', true)
  release()
  await page.locator('html[data-runtime]').waitFor({ state: 'attached' })
  await expect(video).toBeVisible()
  await expect(video).toHaveJSProperty('paused', true) // the queued press on the play button does not start it again
})

test('a late runtime handles the queued presses', { tag: '@core' }, async ({ page }) => {
  const release = await holdRequests(page, RUNTIME)
  await page.goto('/', { waitUntil: 'commit' })
  await press(page, page.locator('.video__go'), 'mouse')
  const dark = page.getByRole('contentinfo').getByRole('button', { name: messages.en.theme.dark })
  await press(page, dark, 'keyboard')
  await expect(dark).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.locator('.video--started')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a page saved as a file has working menus and tabs, although module scripts do not run from files', async ({
  page,
}, testInfo) => {
  await open(page, '/sign-up')
  const file = testInfo.outputPath('page.html')
  writeFileSync(file, await page.content())
  await page.goto(pathToFileURL(file).href)
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: messages.en.navigation.resources }).hover()
  await expect(header.getByRole('link', { name: pages.api.label.en, exact: true })).toBeVisible()
  await page.mouse.move(5, 880) // closes the menu panel, which covers the tabs
  await press(page, page.locator('#tab-trial'), 'mouse')
  await expect(page.locator('#trial')).toBeVisible()
  await page.locator('#tab-demo').focus()
  await page.keyboard.press('Space')
  await expect(page.locator('#demo')).toBeVisible()
})

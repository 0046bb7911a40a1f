import { clientMessages } from '../generated/messages/client.ts'
import { localPath, paths } from '../site/paths.ts'
import { CLOSE_ANIMATION_MS } from '../src/dom/dialogs.ts'
import { CHUNK_TIMEOUT_MS } from '../src/dom/load-chunk.ts'
import { LOADING_NOTE_DELAY_MS } from '../src/dom/loading-delay.ts'
import { isFullRun } from './full-run.ts'
import { press } from './press.ts'
import { expect, holdRequests, inOneLanguage, messages, open, test } from './site.ts'

/* A press whose chunk is late or missing shows a status message, can be retried, and loses no input. */

const POLICY = '**/static/js/show-policy.*.chunk.js'
const SEARCH = '**/static/js/Search.*.chunk.js'

/**
 * Failures of the policy's chunk or text: the intercepted URL, the response (null: none), and the failure type in the
 * message.
 */
const FAILURES = [
  [POLICY, { status: 404 }, 'missing'],
  [POLICY, { status: 500 }, 'other'],
  [POLICY, { contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }, 'other'],
  [POLICY, null, 'other'],
  ['**/search', { status: 404 }, 'missing'], // the search page contains the text of the policy
  ['**/search', null, 'other'],
] as const

inOneLanguage((language) => {
  const c = clientMessages[language]
  const m = messages[language]

  test('a second failure offers to reload the page, which restores the dialog and its input', {
    tag: '@core',
  }, async ({ page }) => {
    // some engines never request a module again once it has failed to load in a document
    await page.route(SEARCH, (route) =>
      route.request().resourceType() === 'script' ? route.abort() : route.continue(),
    )
    await open(page, '/faq', language)
    await page.keyboard.press('Control+k')
    await page.getByRole('searchbox').fill('ndvi')
    await page.waitForLoadState('networkidle') // typing requests the chunk as well
    const dialog = page.getByRole('dialog')
    await press(page, dialog.getByRole('button', { name: c.retry }), 'keyboard')
    await expect(dialog.locator('.chunk-note button')).toBeFocused()
    const loaded = page.waitForEvent('load')
    await press(page, dialog.getByRole('button', { name: c.reload }), 'keyboard')
    await loaded
    await page.unroute(SEARCH)
    await expect(page.getByRole('searchbox')).toHaveValue('ndvi')
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('Enter in the search before any script has loaded opens the first result afterwards', { tag: '@core' }, async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/static/js/*.js')
    await page.clock.install()
    await page.goto(localPath('/faq', language), { waitUntil: 'commit' })
    await page.locator('footer').waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('granbarkborre')
    // with a running clock, the form would be submitted natively after two seconds
    await page.clock.pauseAt(Date.now() + 600_000)
    await page.keyboard.press('Enter')
    await expect(page.locator('.chunk-note:visible')).toHaveText(c.loading)
    release()
    await page.locator('[data-island$="Search"][data-hydrated]').waitFor()
    await page.clock.resume()
    await expect(page).toHaveURL(localPath(paths.barkBeetle, language))
  })

  test('a synthetic click before hydration is handled afterwards', async ({ page }) => {
    const release = await holdRequests(page, '**/static/js/*.chunk.js')
    await open(page, '/sign-up', language)
    // voice control and extensions dispatch clicks without pointer events
    await page.locator('#newsletter button[type="submit"]').dispatchEvent('click')
    release()
    await expect(page.getByText(messages[language].signUp.emailMissing)).toBeVisible()
  })

  for (const [what, path, target, code, check] of [
    ['the policy', '/faq', 'footer a[href$="#dialog-privacy"]', 'show-policy', '#dialog-privacy [data-document]'],
    ['the field mode', paths.guides, '.field-switch', 'apply-field-mode', 'html[data-field]'],
    ['the panel for offline use', paths.basics, 'save-row summary', 'panel', '.save__panel button'],
  ] as const) {
    test(`${what} shows and announces a loading message when its code is late`, async ({ page }) => {
      const release = await holdRequests(page, `**/static/js/${code}.*.chunk.js`)
      await open(page, path, language)
      await press(page, page.locator(target).first(), 'mouse')
      await expect(page.locator('.chunk-note:visible')).toHaveText(c.loading)
      await expect(page.locator('#announcements')).toHaveText(c.loading)
      release()
      await expect(page.locator(check).first()).toBeAttached()
      await expect(page.locator('.chunk-note:visible')).toHaveCount(0)
    })
  }

  for (const [file, answer, type] of isFullRun ? FAILURES : FAILURES.slice(0, 2)) {
    const what = `${file} ${answer ? JSON.stringify(answer) : 'without an answer'}`
    test(`the policy shows why it cannot be loaded, is loaded by a retry, and keeps the open form: ${what}`, async ({
      page,
    }) => {
      await page.route(file, (route) => (answer ? route.fulfill(answer) : route.abort()))
      await open(page, '/faq', language)
      await press(page, page.getByRole('banner').locator('[commandfor="dialog-demo"]'), 'mouse')
      const form = page.getByRole('dialog', { name: m.callToAction.demo })
      const email = form.getByRole('textbox').first()
      await email.fill('name@example.com')
      await press(page, form.locator('a[href$="#dialog-privacy"]'), 'mouse')
      const policy = page.getByRole('dialog', { name: m.footer.privacy })
      const note = policy.locator('.chunk-note')
      await expect(note).toContainText(c.chunkFailed)
      await expect(note).toContainText(`policy failed (${type})`)
      await page.unroute(file)
      await press(page, note.getByRole('button', { name: c.retry }), 'mouse')
      await expect(policy.locator('[data-document]')).toBeVisible()
      await expect(note).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(policy).toBeHidden()
      await expect(email).toHaveValue('name@example.com')
      await expect(page).toHaveURL(localPath('/faq', language))
    })
  }

  test('a closed policy shows and announces no late failure, and reopening it starts a new attempt', async ({
    page,
  }) => {
    await page.clock.install()
    const release = await holdRequests(page, POLICY)
    await open(page, '/faq', language)
    const link = page.getByRole('contentinfo').locator('a[href$="#dialog-privacy"]')
    const policy = page.getByRole('dialog', { name: m.footer.privacy })
    await page.clock.pauseAt(Date.now() + 600_000)
    const close = async () => {
      await page.keyboard.press('Escape')
      await page.clock.runFor(CLOSE_ANIMATION_MS)
      await expect(policy).toBeHidden()
    }
    await press(page, link, 'keyboard')
    await page.clock.runFor(LOADING_NOTE_DELAY_MS)
    await expect(policy.locator('.chunk-note')).toHaveText(c.loading)
    await close()
    await page.clock.runFor(CHUNK_TIMEOUT_MS / 2)
    await press(page, link, 'keyboard')
    await page.clock.runFor(CHUNK_TIMEOUT_MS / 2 + 5_000) // the first attempt has timed out
    await expect(policy.locator('.chunk-note')).toHaveText(c.loading)
    await page.clock.runFor(CHUNK_TIMEOUT_MS / 2)
    await expect(policy.locator('.chunk-note')).toContainText('(timeout)')
    await close()
    await press(page, link, 'keyboard')
    await expect(policy.locator('.chunk-note', { hasText: c.chunkFailed })).toHaveCount(0)
    await close()
    const announcements = page.locator('#announcements')
    await announcements.evaluate((region) => region.replaceChildren())
    await page.clock.runFor(CHUNK_TIMEOUT_MS + 5_000)
    await expect(page.locator(`#dialog-privacy .chunk-note`)).toHaveCount(0)
    await expect(announcements).toHaveText('')
    await expect(page).toHaveURL(localPath('/faq', language))
    await press(page, link, 'keyboard')
    await page.clock.resume()
    release()
    await expect(policy.locator('[data-document]')).toHaveCount(1)
    await expect(policy.locator('.chunk-note')).toHaveCount(0)
  })

  test('Enter in a search that is closed before its code has loaded opens nothing', async ({ page }) => {
    await page.clock.install()
    const release = await holdRequests(page, '**/static/js/*.chunk.js')
    await open(page, '/faq', language)
    const search = async (query: string) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('searchbox').fill(query)
    }
    await search('granbarkborre')
    await page.clock.pauseAt(Date.now() + 600_000) // a form waits two seconds for its chunk
    await page.keyboard.press('Enter')
    await press(page, page.getByRole('dialog').getByRole('button', { name: m.close, exact: true }), 'mouse')
    await page.clock.runFor(CLOSE_ANIMATION_MS)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.clock.runFor(5_000)
    await page.clock.resume()
    release()
    await search('ndvi')
    await expect(page.locator('dialog[open] [data-first]')).toBeVisible()
    await expect(page).toHaveURL(localPath('/faq', language))
  })

  test('the field mode shows an error when its code fails to load, and is applied by a retry', async ({ page }) => {
    const code = '**/static/js/apply-field-mode.*.chunk.js'
    await page.route(code, (route) => route.abort())
    await open(page, paths.guides, language)
    await press(page, page.getByRole('switch'), 'mouse')
    await expect(page.locator('.chunk-note:visible')).toContainText(c.chunkFailed)
    await page.unroute(code)
    await press(page, page.getByRole('button', { name: c.retry }), 'mouse')
    await expect(page.locator('html[data-field]')).toBeAttached()
    await expect(page.getByRole('switch')).toBeChecked()
  })
})

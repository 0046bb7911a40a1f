import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from '@playwright/test'
import { localPath, paths } from '../site/paths.ts'
import { FORM_CHANNEL, type FormResult } from '../src/sign-up/contract/form-channel.ts'
import { isFullRun } from './full-run.ts'
import { press } from './press.ts'
import { expect, holdRequests, inOneLanguage, test } from './site.ts'

/*
 * A press before any script has loaded is handled exactly once: by the script when it arrives, or by the browser natively,
 * and never by both. The page's clock is mocked, so that each delay of the scripts is exact.
 */

const EMAIL = 'anna@exempel.se'

/** The delays of the scripts in milliseconds. After 2,000 ms a form is submitted natively instead of by script. */
const SCRIPT_DELAYS = [200, 1_500, 3_000, 6_000]
/** A delay below and one above those 2,000 ms, for the tests of other elements than forms. */
const FEW_DELAYS = [200, 3_000]
const isSubmittedNatively = (delay: number) => delay > 2_000

/** Opens a page with a paused clock, whose scripts are delayed until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdRequests(page, '**/static/js/*.js')
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('dialog.search').waitFor({ state: 'attached' }) // the end of the HTML has been parsed
  return release
}

/** Advances the clock past every timer that could handle the press a second time. */
const runPastAllTimers = (page: Page) => page.clock.runFor(20_000)

/** Counts the changes of an attribute from now on; the returned function reads the count. */
async function countChanges(target: Locator, attribute: string): Promise<() => Promise<string | undefined>> {
  await target.evaluate((element, name) => {
    let changes = 0
    const observer = new MutationObserver((records) => {
      changes += records.length
      if (element instanceof HTMLElement) element.dataset.changes = String(changes)
    })
    observer.observe(element, { attributeFilter: [name] })
  }, attribute)
  return () => target.evaluate((element: HTMLElement) => element.dataset.changes)
}

/** Starts a reverse proxy to the site that counts POST requests. */
async function startCountingServer() {
  let posts = 0
  const server = createServer((incoming, outgoing) => {
    if (incoming.method === 'POST') posts++
    const { method, headers, url } = incoming
    const forwarded = request(new URL(url ?? '/', process.env.SITE), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a TCP server's address is always of this type
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { address: `http://127.0.0.1:${port}`, posts: () => posts, close }
}

inOneLanguage((language) => {
  for (const delay of SCRIPT_DELAYS) {
    test.describe(`with the code after ${delay} ms`, () => {
      test('a form is sent once', { tag: delay === 3000 ? '@core' : [] }, async ({ page }) => {
        const server = await startCountingServer()
        const release = await openWithoutScripts(page, server.address + localPath('/sign-up', language))
        await page.locator('#page-newsletter-email').fill(EMAIL)
        await page.locator('#page-newsletter-consent').check()
        const submit = page.locator('#newsletter button[type="submit"]')
        const newTab = page.context().waitForEvent('page')
        await press(page, submit, 'mouse')
        await page.clock.runFor(delay)
        if (isSubmittedNatively(delay)) await (await newTab).waitForLoadState('load')
        release()
        await page.locator('#newsletter [data-hydrated]').waitFor()
        await (await newTab).waitForLoadState('load')
        await expect.poll(server.posts).toBe(1)
        // After the success message the form can be submitted again, so a press that is still queued would do so.
        const formResult: FormResult = { kind: 'newsletter', ok: true }
        await expect(async () => {
          await (await newTab).evaluate(([channel, result]) => new BroadcastChannel(channel).postMessage(result), [
            FORM_CHANNEL,
            formResult,
          ] as const)
          await expect(submit).not.toHaveAttribute('aria-disabled', { timeout: 1_000 })
        }).toPass()
        await runPastAllTimers(page)
        await expect(submit).not.toHaveAttribute('aria-busy')
        await expect(page.locator('#page-newsletter-email')).toHaveValue(EMAIL)
        expect(page.context().pages()).toHaveLength(2)
        expect(server.posts()).toBe(1)
        server.close()
      })

      if (!isFullRun && !FEW_DELAYS.includes(delay)) return
      test('a query opens its first result once, or natively the search page', async ({ page }) => {
        const openedPaths: string[] = []
        const release = await openWithoutScripts(page, localPath('/faq', language))
        page.on('request', (request) => {
          if (request.isNavigationRequest()) openedPaths.push(new URL(request.url()).pathname)
        })
        await page.keyboard.press('Control+k')
        await page.keyboard.type('granbarkborre')
        await page.keyboard.press('Enter')
        const wanted = localPath(isSubmittedNatively(delay) ? '/search' : paths.barkBeetle, language)
        await page.clock.runFor(Math.min(delay, 2_000))
        if (isSubmittedNatively(delay)) {
          await page.waitForURL((url) => url.pathname === wanted, { waitUntil: 'commit' })
          await page.locator('dialog.search').waitFor({ state: 'attached' })
          await page.clock.runFor(delay - 2_000)
        }
        release()
        await page.locator('[data-island$="Search"][data-hydrated]').waitFor({ state: 'attached' })
        await page.clock.runFor(150) // the debounce interval after the last keystroke
        if (isSubmittedNatively(delay)) await expect(page.locator('dialog [data-first]')).toBeVisible()
        else await page.waitForURL((url) => url.pathname === wanted)
        await runPastAllTimers(page)
        expect(openedPaths).toEqual([wanted])
      })

      test('a tab is chosen once', async ({ page }) => {
        const release = await openWithoutScripts(page, localPath('/sign-up', language))
        const before = await page.evaluate(() => history.length)
        await press(page, page.locator('#tab-demo'), 'keyboard')
        await page.clock.runFor(delay)
        await expect(page.locator('#demo')).toBeVisible() // shown natively, by the :target of the link
        release()
        await page.locator('html[data-runtime]').waitFor({ state: 'attached' })
        await runPastAllTimers(page)
        await expect(page.locator('#demo')).toBeVisible()
        await expect(page.locator('#newsletter')).toBeHidden()
        await expect(page.locator('#tab-demo')).toHaveAttribute('aria-selected', 'true')
        expect((await page.evaluate(() => history.length)) - before).toBeLessThanOrEqual(1)
      })

      test('a press on a button of the page and on one of an island is handled once', {
        tag: delay === 200 ? '@core' : [],
      }, async ({ page }) => {
        const release = await openWithoutScripts(page, localPath(paths.glossary, language))
        const root = page.locator('html')
        const order = page.locator('.glossary__order button').last()
        const fieldModeChanges = await countChanges(root, 'data-field')
        const orderChanges = await countChanges(order, 'aria-pressed')
        await press(page, page.getByRole('switch').first(), 'mouse')
        await press(page, order, 'mouse')
        await page.clock.runFor(delay)
        release()
        await page.locator('html[data-field] [data-hydrated]').waitFor()
        await expect(order).toHaveAttribute('aria-pressed', 'true')
        await runPastAllTimers(page)
        await expect(page.locator('button[aria-busy="true"]')).toHaveCount(0)
        await expect(order).toHaveAttribute('aria-pressed', 'true')
        expect([await fieldModeChanges(), await orderChanges()]).toEqual(['1', '1'])
      })
    })
  }
})

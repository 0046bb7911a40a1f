import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from '@playwright/test'
import { localPath, paths } from '../site/paths.ts'
import { FORM_CHANNEL, type FormResult } from '../src/sign-up/contract/form-channel.ts'
import { isFullRun } from './full-run.ts'
import { press } from './press.ts'
import { expect, holdBack, inOneLanguage, test } from './site.ts'

/*
 * What is pressed before any script is there is done once: by the script that comes, or by the browser, never by both. The
 * time is the page's clock, so that each line is as slow as it says.
 */
const EMAIL = 'anna@exempel.se'

/** After how many milliseconds the code is there; a form is the browser's after 2,000. */
const LINES = [200, 1_500, 3_000, 6_000]
/** One of each kind, for what is no form. */
const FEW_LINES = [200, 3_000]
const isSentByBrowser = (line: number) => line > 2_000

/** Opens a page whose scripts come when they are let go, at a clock that stands still. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdBack(page, '**/static/js/*.js')
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('dialog.search').waitFor({ state: 'attached' }) // the end of the page
  return release
}

/** Lets the clock go on as long as anything could still be done a second time. */
const waitLong = (page: Page) => page.clock.runFor(20_000)

/** Counts how often an attribute of something changes from now on; what is counted is read from the page. */
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

/** Hands the site on, and counts what is posted to it. */
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
  const { port } = server.address() as AddressInfo // it listens on a port
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { address: `http://127.0.0.1:${port}`, posts: () => posts, close }
}

inOneLanguage((language) => {
  for (const line of LINES) {
    test.describe(`with the code after ${line} ms`, () => {
      test('a form is sent once', { tag: line === 3000 ? '@core' : [] }, async ({ page }) => {
        const server = await startCountingServer()
        const release = await openWithoutScripts(page, server.address + localPath('/sign-up', language))
        await page.locator('#page-newsletter-email').fill(EMAIL)
        await page.locator('#page-newsletter-consent').check()
        const submit = page.locator('#newsletter button[type="submit"]')
        const answered = page.context().waitForEvent('page')
        await press(page, submit, 'mouse')
        await page.clock.runFor(line)
        if (isSentByBrowser(line)) await (await answered).waitForLoadState('load')
        release()
        await page.locator('#newsletter [data-hydrated]').waitFor()
        await (await answered).waitForLoadState('load')
        await expect.poll(server.posts).toBe(1)
        // The form is told that it has arrived, and could be sent again: whatever was left of the press would do so.
        const word: FormResult = { kind: 'newsletter', ok: true }
        await expect(async () => {
          await (await answered).evaluate(([channel, said]) => new BroadcastChannel(channel).postMessage(said), [
            FORM_CHANNEL,
            word,
          ] as const)
          await expect(submit).not.toHaveAttribute('aria-disabled', { timeout: 1_000 })
        }).toPass()
        await waitLong(page)
        await expect(submit).not.toHaveAttribute('aria-busy')
        await expect(page.locator('#page-newsletter-email')).toHaveValue(EMAIL)
        expect(page.context().pages()).toHaveLength(2)
        expect(server.posts()).toBe(1)
        server.close()
      })

      if (!isFullRun && !FEW_LINES.includes(line)) return
      test('a query opens its first result once, or the page of the search', async ({ page }) => {
        const opened: string[] = []
        const release = await openWithoutScripts(page, localPath('/faq', language))
        page.on('request', (request) => {
          if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname)
        })
        await page.keyboard.press('Control+k')
        await page.keyboard.type('granbarkborre')
        await page.keyboard.press('Enter')
        const wanted = localPath(isSentByBrowser(line) ? '/search' : paths.barkBeetle, language)
        await page.clock.runFor(Math.min(line, 2_000))
        if (isSentByBrowser(line)) {
          await page.waitForURL((url) => url.pathname === wanted, { waitUntil: 'commit' })
          await page.locator('dialog.search').waitFor({ state: 'attached' })
          await page.clock.runFor(line - 2_000)
        }
        release()
        await page.locator('[data-island$="Search"][data-hydrated]').waitFor({ state: 'attached' })
        await page.clock.runFor(150) // a moment after the last key
        if (isSentByBrowser(line)) await expect(page.locator('dialog [data-first]')).toBeVisible()
        else await page.waitForURL((url) => url.pathname === wanted)
        await waitLong(page)
        expect(opened).toEqual([wanted])
      })

      test('a tab is chosen once', async ({ page }) => {
        const release = await openWithoutScripts(page, localPath('/sign-up', language))
        const before = await page.evaluate(() => history.length)
        await press(page, page.locator('#tab-demo'), 'keys')
        await page.clock.runFor(line)
        await expect(page.locator('#demo')).toBeVisible() // the browser's own
        release()
        await page.locator('html[data-runtime]').waitFor({ state: 'attached' })
        await waitLong(page)
        await expect(page.locator('#demo')).toBeVisible()
        await expect(page.locator('#newsletter')).toBeHidden()
        await expect(page.locator('#tab-demo')).toHaveAttribute('aria-selected', 'true')
        expect((await page.evaluate(() => history.length)) - before).toBeLessThanOrEqual(1)
      })

      test('a button of the page, and one of an island, are pressed once', {
        tag: line === 200 ? '@core' : [],
      }, async ({ page }) => {
        const release = await openWithoutScripts(page, localPath(paths.glossary, language))
        const root = page.locator('html')
        const order = page.locator('.glossary__order button').last()
        const fieldModeChanges = await countChanges(root, 'data-field')
        const orderChanges = await countChanges(order, 'aria-pressed')
        await press(page, page.getByRole('switch').first(), 'mouse')
        await press(page, order, 'mouse')
        await page.clock.runFor(line)
        release()
        await page.locator('html[data-field] [data-hydrated]').waitFor()
        await expect(order).toHaveAttribute('aria-pressed', 'true')
        await waitLong(page)
        await expect(page.locator('button[aria-busy="true"]')).toHaveCount(0)
        await expect(order).toHaveAttribute('aria-pressed', 'true')
        expect([await fieldModeChanges(), await orderChanges()]).toEqual(['1', '1'])
      })
    })
  }
})

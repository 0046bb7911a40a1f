import path from 'node:path'
import type { Page } from '@playwright/test'
import { savingMessages as words } from '../generated/messages/saving.ts'
import type { Language } from '../site/languages.ts'
import { type RunningServer, startServer } from './server.ts'
import { test as base, expect } from './site.ts'

export const dist = path.resolve(import.meta.dirname, '../dist')

/** A server for one test, which it may stop to simulate the loss of the network; other tests share the global server. */
type SiteFixture = {
  site: {
    address: string
    disconnect: () => Promise<void>
    serve: (folder?: string) => Promise<void>
    server: () => RunningServer
  }
}

export const test = base.extend<SiteFixture>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  site: async ({}, use) => {
    let running = await startServer()
    const { address } = running
    const { port } = new URL(address)
    const serve = async (folder = path.join(dist, 'site')) => {
      running = await startServer({ PORT: port, SITE_FOLDER: folder })
    }
    await use({ address, disconnect: () => running.stop(), serve, server: () => running })
    running.process.kill('SIGCONT')
    await running.stop()
  },
  baseURL: async ({ site }, use) => use(site.address),
})

export async function openSavePanel(page: Page, address: string) {
  await page.goto(address)
  await page.mouse.move(1, 500)
  const row = page.locator('save-row details')
  await row.locator('summary').click()
  return row
}

/** Saves the pages of a language for offline use, and waits until the download is complete. */
export async function saveOfflineCopy(page: Page, address: string, choice: string, language: Language = 'en') {
  const row = await openSavePanel(page, address)
  await row.getByRole('radio', { name: choice }).check()
  await row.getByRole('button', { name: words[language].save({ size: '' }).trim() }).click()
  await expect(row.getByRole('heading', { name: words[language].saved.title })).toBeVisible({ timeout: 30_000 })
  return row
}

/** Collects the requests of a page that fail or answer with an error, except those aborted by a navigation. */
export function recordFailures(page: Page): string[] {
  const failures: string[] = []
  page.on(
    'requestfailed',
    (request) => request.failure()?.errorText !== 'net::ERR_ABORTED' && failures.push(request.url()),
  )
  page.on('response', (response) => response.status() >= 400 && failures.push(`${response.status()} ${response.url()}`))
  return failures
}

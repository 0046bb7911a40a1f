import path from 'node:path'
import type { Page } from '@playwright/test'
import { savingMessages as words } from '../generated/messages/saving.ts'
import type { Language } from '../site/languages.ts'
import { type RunningServer, startServer } from './server.ts'
import { test as base, expect } from './site.ts'

export const dist = path.resolve(import.meta.dirname, '../dist')

/** A server that these tests may stop: the one of all tests stays. */
type Own = {
  site: {
    address: string
    cut: () => Promise<void>
    serve: (folder?: string) => Promise<void>
    server: () => RunningServer
  }
}

export const test = base.extend<Own>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  site: async ({}, use) => {
    let running = await startServer()
    const { address } = running
    const { port } = new URL(address)
    const serve = async (folder = path.join(dist, 'site')) => {
      running = await startServer({ PORT: port, SITE_FOLDER: folder })
    }
    await use({ address, cut: () => running.stop(), serve, server: () => running })
    running.process.kill('SIGCONT')
    await running.stop()
  },
  baseURL: async ({ site }, use) => use(site.address),
})

export async function openPanel(page: Page, address: string) {
  await page.goto(address)
  await page.mouse.move(1, 500)
  const row = page.locator('save-row details')
  await row.locator('summary').click()
  return row
}

/** Presses the button and waits until everything is there. */
export async function saveAll(page: Page, address: string, choice: string, language: Language = 'en') {
  const row = await openPanel(page, address)
  await row.getByRole('radio', { name: choice }).check()
  await row.getByRole('button', { name: words[language].save({ size: '' }).trim() }).click()
  await expect(row.getByRole('heading', { name: words[language].saved.title })).toBeVisible({ timeout: 30_000 })
  return row
}

/** What a page asks for and does not get; what it asked for when it was left is no failure. */
export function failuresOf(page: Page): string[] {
  const failures: string[] = []
  page.on(
    'requestfailed',
    (request) => request.failure()?.errorText !== 'net::ERR_ABORTED' && failures.push(request.url()),
  )
  page.on('response', (response) => response.status() >= 400 && failures.push(`${response.status()} ${response.url()}`))
  return failures
}

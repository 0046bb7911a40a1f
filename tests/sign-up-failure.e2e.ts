import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serviceMessages } from '../generated/messages/service.ts'
import { MIN_FILL_TIME_MS } from '../server/sign-up/routes/form-token.ts'
import { localPath } from '../site/paths.ts'
import { type RunningServer, startServer } from './server.ts'
import { test as base, expect, inOneLanguage, messages } from './site.ts'
import { openDatabaseInUse } from './support/open-database-in-use.ts'

/** Playwright's test with a server whose database file a test may lock. */
const test = base.extend<{ file: string; server: RunningServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  file: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sign-up-'))
    await use(path.join(folder, 'sign-ups.db'))
    rmSync(folder, { recursive: true, force: true })
  },
  server: async ({ file }, use) => {
    const server = await startServer({ SIGN_UP_DATABASE: file })
    await use(server)
    await server.stop()
  },
})

inOneLanguage((language) => {
  test('a form that cannot be saved shows an error, keeps its input and can be sent again', {
    tag: '@core',
  }, async ({ page, file, server }) => {
    const m = messages[language].signUp
    const s = serviceMessages[language]
    await page.goto(server.address + localPath('/sign-up', language))
    const form = page.getByRole('main').locator('form').first()
    const token = page.waitForResponse('**/subscribe/token')
    await form.getByLabel(m.email).fill('anna@exempel.se')
    await token
    await form.getByRole('checkbox').check()
    const began = Date.now()
    // the service measures the time with its own clock
    await expect.poll(() => Date.now() - began).toBeGreaterThan(MIN_FILL_TIME_MS + 50)
    const other = openDatabaseInUse(file)
    other.exec('BEGIN IMMEDIATE')
    const opened = page.context().waitForEvent('page')
    await form.getByRole('button', { name: m.newsletter.submit }).click()
    const tab = await opened
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(s.failed.title)
    await expect(tab.getByRole('contentinfo').getByRole('link').first()).toHaveAttribute('href', /^mailto:/)
    await expect(page.getByRole('alert').filter({ hasText: m.errorTitle })).toBeVisible()
    await expect(form.getByLabel(m.email)).toHaveValue('anna@exempel.se')

    other.exec('ROLLBACK')
    other.close()
    await tab.getByRole('button', { name: s.tryAgain }).click()
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(s.received.newsletter.title)
    await expect(page.getByRole('status').filter({ hasText: m.successTitle })).toBeVisible()
    const saved = openDatabaseInUse(file)
    expect(saved.prepare('SELECT address FROM sign_up').all()).toMatchObject([{ address: 'anna@exempel.se' }])
    saved.close()
  })
})

import { clientMessages } from '../generated/messages/client.ts'
import { localPath } from '../site/paths.ts'
import { documentText, expect, inOneLanguage, messages, open, test } from './site.ts'

inOneLanguage((language) => {
  const m = messages[language]
  const [, heading = ''] = /^## (.+) \{#teams\}$/m.exec(documentText('basics', language)) ?? []

  test('a heading’s link is copied and followed, and a confirmation is shown for two seconds', {
    tag: '@core',
  }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    await open(page, '/manual/basics', language)
    // Screen readers announce changes within existing live regions, but not a live region inserted with its text.
    const regions = await page.getByRole('status').elementHandles()
    const link = page.getByRole('link', { name: m.document.copyLink({ heading }), exact: true })
    await link.click()
    const confirmation = link.getByText(clientMessages[language].linkCopied)
    await expect(confirmation).toBeVisible()
    const announcements = await Promise.all(regions.map((region) => region.textContent()))
    expect(announcements).toContain(clientMessages[language].linkCopied)
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(`${process.env.SITE}${localPath('/manual/basics#teams', language)}`)
    await expect(page).toHaveURL(copied)
    await page.clock.runFor(2_000)
    await expect(confirmation).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: clientMessages[language].linkCopied })).toHaveCount(0)
  })

  test('without clipboard access, a message says where the link is', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: { write: () => Promise.reject(new Error('no')) } })
    })
    await open(page, '/manual/basics', language)
    await page.getByRole('link', { name: m.document.copyLink({ heading }), exact: true }).click()
    await expect(page.getByRole('main').getByText(clientMessages[language].copyFailed)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: clientMessages[language].copyFailed })).toHaveCount(1)
    await expect(page).toHaveURL(/#teams$/)
  })
})

test('a document can be copied as plain Markdown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/manual/basics', 'sv')
  await page.getByRole('link', { name: messages.sv.copyMarkdown }).click()
  await expect(page.getByRole('main').getByText(clientMessages.sv.pageCopied)).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^# Grunder\n/)
  expect(copied).toContain(`](${new URL(page.url()).origin}/sv/manual/prerequisites#operator-and-pilot)`)
})

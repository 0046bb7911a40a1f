import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { site } from '../../site/facts.ts'
import { captureLogs, startService, temporaryFolder } from '../../tests/support/sign-up-service.ts'

test('a public site that cannot send mail says so loudly at every start', async () => {
  const logs = captureLogs()
  await startService({ env: { PUBLIC_ADDRESS: 'https://www.exempel.se' } })
  await expect.poll(logs).toContain('NOBODY GETS MAIL from https://www.exempel.se')
  const again = captureLogs()
  await startService()
  await expect.poll(again).toContain('SMTP_URL is not set')
  expect(again()).not.toContain('NOBODY')
  expect(again()).toContain(`Mail: ${site.email} is told of requests`)
})

test('requests that are older than a year are named at the start', async () => {
  const folder = temporaryFolder()
  const first = await startService({ folder })
  await first.send('demo', { EMAIL: 'anna@exempel.se' })
  await first.stop()
  const logs = captureLogs()
  await startService({ folder, now: first.clock.now + 366 * 24 * 3_600_000 })
  await expect.poll(logs).toContain('1 requests are older than a year')
})

test('needs no outbox where mails go to a mail server', async () => {
  const folder = temporaryFolder()
  writeFileSync(path.join(folder, 'taken'), '')
  const smtp = {
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_SENDER: 'news@exempel.se',
    PUBLIC_ADDRESS: 'https://www.exempel.se',
  }
  const service = await startService({ env: { MAIL_OUTBOX: path.join(folder, 'taken'), ...smtp } })
  expect((await service.get('/faq')).status).toBe(200)
})

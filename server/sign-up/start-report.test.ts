import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { SettingError } from '../../src/sign-up/contract/setting-error.ts'
import { listen, startService, temporaryFolder } from '../../tests/stand-ins/sign-up-service.ts'

test('a public site that cannot send mail says so loudly at every start', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  await startService({ env: { PUBLIC_ADDRESS: 'https://www.exempel.se' } })
  await expect.poll(() => said.mock.calls.join()).toContain('NOBODY GETS MAIL from https://www.exempel.se')
  said.mockClear()
  await startService()
  expect(said).not.toHaveBeenCalled()
  said.mockRestore()
})

test('says at the start when the notices of requests stop, because a mailing service takes them', async () => {
  const said = listen()
  await startService({
    env: {
      SIGN_UP_DEMO_PROVIDER: 'buttondown',
      SIGN_UP_DEMO_ACTION: 'https://buttondown.com/api/emails/embed-subscribe/kronvy',
    },
  })
  await expect.poll(said).toContain('demo requests go to Buttondown, so this site tells nobody of them')
  expect(said()).not.toContain('trial requests')
})

test.each(['taken', 'taken/outbox'])('an outbox that cannot be written to (%s) stops the start', async (place) => {
  const folder = temporaryFolder()
  writeFileSync(path.join(folder, 'taken'), '')
  const start = startService({ env: { MAIL_OUTBOX: path.join(folder, place) } })
  await expect(start).rejects.toThrow(SettingError)
  await expect(start).rejects.toThrow(/^MAIL_OUTBOX is /)
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

import { expect, test, vi } from 'vitest'
import { listen, startService } from '../../tests/stand-ins/sign-up-service.ts'

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

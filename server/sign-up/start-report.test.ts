import { expect, test, vi } from 'vitest'
import { startService } from '../../tests/stand-ins/sign-up-service.ts'

test('a public site that cannot send mail says so loudly at every start', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  await startService({ env: { PUBLIC_ADDRESS: 'https://www.exempel.se' } })
  await expect.poll(() => said.mock.calls.join()).toContain('NOBODY GETS MAIL from https://www.exempel.se')
  said.mockClear()
  await startService()
  expect(said).not.toHaveBeenCalled()
  said.mockRestore()
})

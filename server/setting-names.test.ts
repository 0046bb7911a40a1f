import { expect, test } from 'vitest'
import { listUnknownSettings } from './setting-names.ts'

test.each(['PUBLIC_ADRESS', 'TRUSTED_PROXY', 'MAIL_ONWER', 'SMTP_ULR'])('%s is told', (name) => {
  expect(listUnknownSettings({ [name]: 'x' }).join()).toContain(`${name} is no setting of this site.`)
})

test('what machines set by themselves is no slip', () => {
  const env = {
    PATH: '',
    HOME: '',
    MAIL: '',
    HOSTNAME: '',
    PORT: '',
    SHLVL: '',
    LOGNAME: '',
    MAILCHECK: '',
    DISPLAY: '',
  }
  expect(listUnknownSettings({ ...env, NODE_ENV: '', MAIL_OWNER: '', MAIL_SENDER: '' })).toEqual([])
})

import { expect, test } from 'vitest'
import { unknownSettings } from './setting-names.ts'

test.each([
  ['PUBLIC_ADRESS', 'PUBLIC_ADDRESS'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['MAIL_ONWER', 'MAIL_OWNER'],
  ['SMTP_ULR', 'SMTP_URL'],
  ['SIGN_UP_DATABSE', 'SIGN_UP_DATABASE'],
])('%s is told, with %s', (name, meant) => {
  expect(unknownSettings({ [name]: 'x' })).toEqual([`${name} is no setting of this site. Is ${meant} meant?`])
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
  expect(unknownSettings({ ...env, NODE_ENV: '', MAIL_OWNER: '', MAIL_SENDER: '' })).toEqual([])
})

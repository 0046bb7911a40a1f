import { expect, test } from 'vitest'
import { listUnknownSettings } from './setting-names.ts'

test.each(['PUBLIC_ADRESS', 'TRUSTED_PROXY', 'MAIL_ONWER', 'SMTP_ULR'])('reports the misspelled setting %s', (name) => {
  expect(listUnknownSettings({ [name]: 'x' }).join()).toContain(`${name} is no setting of this site.`)
})

test('does not report environment variables that systems set', () => {
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

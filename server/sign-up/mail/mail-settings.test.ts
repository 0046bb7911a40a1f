import { expect, test } from 'vitest'
import { readEnvironment } from '../../settings.ts'

const smtp = {
  SMTP_URL: 'smtp://anna:secret@mail.exempel.se',
  MAIL_SENDER: 'news@exempel.se',
  PUBLIC_ADDRESS: 'https://www.exempel.se/',
}

test('works without any setting', () => {
  const { mail, publicAddress } = readEnvironment({})
  expect(mail.smtp).toBeNull()
  expect(publicAddress).toBe('')
})

const servers = [
  { url: 'smtp://mail.exempel.se', port: 587, secure: false, requireTLS: false, ignoreTLS: false },
  { url: 'smtp://a:b@mail.exempel.se:25', port: 25, secure: false, requireTLS: true, ignoreTLS: false },
  { url: 'smtps://a:b@mail.exempel.se', port: 465, secure: true, requireTLS: false, ignoreTLS: false },
  { url: 'smtp://localhost:25', port: 25, secure: false, requireTLS: false, ignoreTLS: true },
]

test.each(servers)('reads $url', ({ url, ...wanted }) => {
  expect(readEnvironment({ ...smtp, SMTP_URL: url }).mail.smtp).toMatchObject(wanted)
})

test('reads a password with signs that mean something in addresses', () => {
  const { mail } = readEnvironment({ ...smtp, SMTP_URL: 'smtps://anna%40exempel.se:a%2Fb%3Ac%40@mail.exempel.se' })
  expect(mail.smtp).toMatchObject({ user: 'anna@exempel.se', password: 'a/b:c@' })
})

const invalidSettings = [
  { label: 'a mail server that is no address', env: { ...smtp, SMTP_URL: 'mail.exempel.se' }, error: /^SMTP_URL is / },
  { label: 'mail by another protocol', env: { ...smtp, SMTP_URL: 'https://mail.exempel.se' }, error: /^SMTP_URL is / },
  { label: 'a mail server without a sender', env: { ...smtp, MAIL_SENDER: '' }, error: /^MAIL_SENDER is missing/ },
  { label: 'a sender that is no address', env: { ...smtp, MAIL_SENDER: 'Kronvy' }, error: /^MAIL_SENDER is “Kronvy”/ },
  {
    label: 'mails without an address of the site',
    env: { ...smtp, PUBLIC_ADDRESS: '' },
    error: /^PUBLIC_ADDRESS is missing/,
  },
  { label: 'an address with a path', env: { PUBLIC_ADDRESS: 'https://a.example/b' }, error: /^PUBLIC_ADDRESS is / },
  { label: 'an owner that is no address', env: { MAIL_OWNER: 'me' }, error: /^MAIL_OWNER is “me”/ },
  { label: 'an unknown language', env: { MAIL_OWNER_LANGUAGE: 'xx' }, error: /^MAIL_OWNER_LANGUAGE is “xx”/ },
  { label: 'an unknown mailing service', env: { SIGN_UP_PROVIDER: 'x' }, error: /^SIGN_UP_PROVIDER is “x”/ },
]

test.each(invalidSettings)('names the setting that is wrong: $label', ({ env, error }) => {
  expect(() => readEnvironment(env)).toThrow(error)
})

const unescapedPasswords = [
  'smtp://anna:s3cret@mail.exempel.se?pool=1',
  'smtp://anna:s3@cret@mail.exempel.se',
  'smtp://anna@exempel.se:s3cret@mail.exempel.se',
  'smtp://anna:s3#cret@mail.exempel.se',
  'smtp://anna:12#cret@mail.exempel.se',
  'smtp://anna:12/cret@mail.exempel.se',
  'smtp://anna:12?cret@mail.exempel.se',
  'smtp://anna:s3%cret@mail.exempel.se',
  'anna:s3cret@mail.exempel.se',
]

test.each(unescapedPasswords)(
  'refuses a password with a sign that is not written as a code, and shows nothing of it: %s',
  (url) => {
    const read = () => readEnvironment({ ...smtp, SMTP_URL: url })
    expect(read).toThrow(/^SMTP_URL is “…”\. .*@ # .*%40 %23/)
    expect(read).not.toThrow('cret')
  },
)

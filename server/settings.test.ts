import path from 'node:path'
import { expect, test } from 'vitest'
import { SettingError } from './setting-error.ts'
import { readEnvironment, readPageSettings } from './settings.ts'

test.each(['video.example.com', 'javascript:alert(1)'])('refuses “%s” as a player of the film', (address) => {
  expect(() => readPageSettings({ VIDEO_EMBED: address })).toThrow(/^VIDEO_EMBED is “/)
})

test('everything has a default', () => {
  expect(readEnvironment({})).toMatchObject({
    host: 'localhost',
    port: 8080,
    siteFolder: path.resolve('dist/site'),
    trustedProxies: 0,
    tls: false,
  })
})

test('mails without a mail server lie beside the sign-ups, where an erasure finds them', () => {
  const outboxAt = (env: Record<string, string>) => readEnvironment(env).mail.outbox
  expect(outboxAt({})).toBe(path.resolve('data/outbox'))
  expect(outboxAt({ SIGN_UP_DATABASE: '/var/lib/site/sign-ups.db' })).toBe('/var/lib/site/outbox')
  expect(outboxAt({ SIGN_UP_DATABASE: '/var/lib/site/sign-ups.db', MAIL_OUTBOX: '/mails' })).toBe('/mails')
})

test('an empty setting counts as unset', () => {
  expect(readEnvironment({ PORT: '', HOST: '', TLS: '', TRUSTED_PROXIES: '' })).toEqual(readEnvironment({}))
})

test.each([
  { name: 'the port', env: { PORT: '81' }, expected: { port: 81 } },
  { name: 'any free port', env: { PORT: '0' }, expected: { port: 0 } },
  { name: 'the host', env: { HOST: '0.0.0.0' }, expected: { host: '0.0.0.0' } },
  {
    name: 'the folder of the site',
    env: { SITE_FOLDER: '/srv/site' },
    expected: { siteFolder: path.resolve('/srv/site') },
  },
  { name: 'TLS by number', env: { TLS: '1' }, expected: { tls: true } },
  { name: 'TLS by word', env: { TLS: 'yes' }, expected: { tls: true } },
  { name: 'no TLS', env: { TLS: 'no' }, expected: { tls: false } },
  { name: 'proxies', env: { TRUSTED_PROXIES: '2' }, expected: { trustedProxies: 2 } },
])('reads $name', ({ env, expected }) => {
  expect(readEnvironment(env)).toMatchObject(expected)
})

test.each([
  { PORT: 'http' },
  { PORT: '-1' },
  { PORT: '65536' },
  { PORT: '80.5' },
  { PORT: '0x50' },
  { PORT: ' 80' },
  { TLS: 'maybe' },
  { TRUSTED_PROXIES: '11' },
  { TRUSTED_PROXIES: 'all' },
])('refuses $PORT$TLS$TRUSTED_PROXIES and says which setting it is', (env) => {
  const [name = '', value = ''] = Object.entries(env)[0] ?? []
  expect(() => readEnvironment(env)).toThrow(SettingError)
  expect(() => readEnvironment(env)).toThrow(`${name} is “${value}”`)
})

test.each(['SIGN_UP_DATABASE', 'MAIL_OUTBOX'])('refuses spaces alone as %s', (name) => {
  expect(() => readEnvironment({ [name]: ' ' })).toThrow(`${name} is “ ”`)
})

test.each([
  { name: 'SIGN_UP_DATABASE', place: 'server' },
  { name: 'SIGN_UP_DATABASE', place: 'package.json/data/sign-ups.db' },
  { name: 'MAIL_OUTBOX', place: 'package.json' },
  { name: 'MAIL_OUTBOX', place: 'package.json/outbox' },
])('refuses a place where nothing can be made: $name=$place', ({ name, place }) => {
  expect(() => readEnvironment({ [name]: place })).toThrow(`${name} is “${place}”. It must be a f`)
})

test.each([
  { address: '', expected: '' },
  { address: 'https://www.example.com', expected: 'https://www.example.com' },
  { address: 'https://www.example.com/', expected: 'https://www.example.com' },
  { address: 'http://localhost:8080', expected: 'http://localhost:8080' },
])('takes “$address” for the address of the site', ({ address, expected }) => {
  expect(readPageSettings({ PUBLIC_ADDRESS: address }).publicAddress).toBe(expected)
})

test.each([
  'www.example.com',
  'ftp://example.com',
  'https://example.com/site',
  'https://example.com?a',
  'https://me@example.com',
])('refuses %s for the address of the site, at the build as at the start', (address) => {
  expect(() => readPageSettings({ PUBLIC_ADDRESS: address })).toThrow(/^PUBLIC_ADDRESS is “/)
  expect(() => readEnvironment({ PUBLIC_ADDRESS: address })).toThrow(/^PUBLIC_ADDRESS is “/)
})

test('a wrong setting of the server alone does not stop the build', () => {
  expect(readPageSettings({ PORT: 'http', SMTP_URL: 'x' }).publicAddress).toBe('')
})

test('a build in another folder is served from there', () => {
  expect(readEnvironment({ DIST_FOLDER: 'other' })).toMatchObject({
    siteFolder: path.resolve('other/site'),
    builtFolder: path.resolve('other/server'),
  })
})

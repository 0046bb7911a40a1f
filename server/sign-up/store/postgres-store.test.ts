import { test as either, expect, inject, onTestFinished } from 'vitest'
import { serviceMessages } from '../../../generated/messages/service.ts'
import { startInterruptibleProxy } from '../../../tests/support/interruptible-proxy.ts'
import { PASSWORD } from '../../../tests/support/postgres.ts'
import {
  captureLogs,
  databaseSettings,
  startService,
  temporaryFolder,
  usesPostgres,
} from '../../../tests/support/sign-up-service.ts'
import { readEnvironment } from '../../settings.ts'
import { PostgresStore } from './postgres-store.ts'

const EMAIL = 'anna@exempel.se'
const test = either.runIf(usesPostgres)

test('a connection that is lost while the site runs is told to the visitor and the log, and heals by itself', async () => {
  const { DATABASE_URL = '' } = await databaseSettings(temporaryFolder())
  const { hostname: host, port } = new URL(DATABASE_URL)
  const proxy = await startInterruptibleProxy({ host, port: Number(port) })
  onTestFinished(proxy.stop)
  const service = await startService({ env: { DATABASE_URL: DATABASE_URL.replace(`:${port}`, `:${proxy.port}`) } })
  const token = await service.token()
  expect((await service.send('newsletter', { EMAIL, token })).status).toBe(200)
  const logs = captureLogs()
  proxy.interrupt()
  const failed = await service.send('newsletter', { EMAIL: 'bo@exempel.se', token })
  const page = await failed.text()
  expect(failed.status).toBe(503)
  expect(page).toContain(serviceMessages.en.failed.title)
  expect(page).toContain('value="bo@exempel.se"')
  expect(logs()).toContain('could not be saved')
  expect(logs()).not.toContain('bo@exempel.se')
  proxy.restore()
  expect((await service.send('newsletter', { EMAIL: 'bo@exempel.se', token })).status).toBe(200)
})

test('a server that stands still in the middle of writing does not keep the others waiting', async () => {
  const { DATABASE_URL = '' } = await databaseSettings(temporaryFolder())
  const [one, other] = [new PostgresStore(DATABASE_URL), new PostgresStore(DATABASE_URL)]
  onTestFinished(async () => {
    await Promise.all([one.close(), other.close()])
  })
  const still = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const stands = one.transaction(() => {
    begun.resolve()
    return still.promise
  })
  await begun.promise
  const waits = other.transaction(async () => 'written')
  await expect(waits).rejects.toThrow('lock timeout')
  still.resolve()
  await stands
  expect(await other.transaction(async () => 'written')).toBe('written')
})

const invalidUrls: { label: string; change: (url: string) => string; sentence: string }[] = [
  {
    label: 'a wrong password',
    change: (url) => url.replace(encodeURIComponent(PASSWORD), 's3cret'),
    sentence: 'password authentication failed for user',
  },
  {
    label: 'a database that is not there',
    change: (url) => url.replace('/postgres?', '/kronvy?'),
    sentence: 'database "kronvy" does not exist',
  },
  { label: 'nothing that answers', change: (url) => url.replace(/:\d+\//, ':9/'), sentence: 'ECONNREFUSED' },
]

test.each(invalidUrls)(
  'says at the start in one sentence that DATABASE_URL leads to $label',
  async ({ change, sentence }) => {
    const { DATABASE_URL = '' } = await databaseSettings(temporaryFolder())
    const logs = captureLogs()
    const service = await startService({ env: { DATABASE_URL: change(DATABASE_URL) } })
    await expect.poll(logs).toContain(sentence)
    expect(logs()).toMatch(/PostgreSQL at 127\.0\.0\.1:\d+, database \w+/)
    for (const secret of [PASSWORD, encodeURIComponent(PASSWORD), 's3cret']) expect(logs()).not.toContain(secret)
    expect((await service.get('/faq')).status).toBe(200)
  },
)

either.each([
  'mysql://a:s3cret@h/d',
  'postgres://a:s3#cret@h/d',
  'postgres://a:12/s3cret@h/d',
  'postgres://a:s3cret@h',
  's3cret',
])('refuses an address that it cannot read, and prints nothing of it: %s', (url) => {
  const read = () => readEnvironment({ DATABASE_URL: url })
  expect(read).toThrow(/^DATABASE_URL is “…”\. It must be postgres:/)
  expect(read).not.toThrow('cret')
})

test('keeps nothing when the work of a transaction fails', async () => {
  const store = new PostgresStore((await databaseSettings(temporaryFolder())).DATABASE_URL ?? inject('postgres'))
  onTestFinished(() => store.close())
  const half = store.transaction(async (db) => {
    await db.run("INSERT INTO setting (name, value) VALUES ('half', 'x')")
    throw new Error('No')
  })
  await expect(half).rejects.toThrow('No')
  expect(await store.read((db) => db.all("SELECT * FROM setting WHERE name = 'half'"))).toEqual([])
})

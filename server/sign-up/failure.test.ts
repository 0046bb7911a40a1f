import {
  closeSync,
  copyFileSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { test as either, expect } from 'vitest'
import { serviceMessages } from '../../generated/messages/service.ts'
import { site } from '../../site/facts.ts'
import { languages } from '../../site/languages.ts'
import { findLink } from '../../tests/support/mail-server.ts'
import { openDatabaseInUse } from '../../tests/support/open-database-in-use.ts'
import {
  captureLogs,
  speedUpClock,
  startService,
  temporaryFolder,
  usesPostgres,
} from '../../tests/support/sign-up-service.ts'
import { SqliteStore } from './store/sqlite-store.ts'

const EMAIL = 'anna@exempel.se'
const SQLITE_FULL = 13

/* Failures of the SQLite file; for PostgreSQL see store/postgres-store.test.ts. */
const test = either.skipIf(usesPostgres)

for (const language of languages) {
  test(`says in the visitor’s language that a locked database took nothing: ${language}`, async () => {
    const service = await startService()
    const token = await service.token()
    const other = openDatabaseInUse(service.file)
    other.exec('BEGIN IMMEDIATE')
    const clock = speedUpClock()
    const failed = await service.send('newsletter', { EMAIL, token }, language)
    const page = await failed.text()
    clock.mockRestore()
    expect(failed.status).toBe(503)
    expect(failed.headers.get('retry-after')).toBe('60')
    expect(page).toContain(serviceMessages[language].failed.title)
    expect(page).toContain(`mailto:${site.email}`)
    expect(page).toContain(`value="${EMAIL}"`)
    expect(page).toMatch(/type="checkbox"[^>]* checked/)
    expect(page).toContain('data-ok="false"')
    other.exec('ROLLBACK')
    other.close()
    expect((await service.send('newsletter', { EMAIL, token }, language)).status).toBe(200)
  })
}

test('waits for a lock that is let go, and keeps answering others meanwhile', async () => {
  const service = await startService()
  const token = await service.token()
  const other = openDatabaseInUse(service.file)
  other.exec('BEGIN IMMEDIATE')
  const sent = service.send('newsletter', { EMAIL, token })
  const began = performance.now()
  expect((await service.get('/faq')).status).toBe(200)
  expect(performance.now() - began).toBeLessThan(1000)
  other.exec('COMMIT')
  other.close()
  expect((await sent).status).toBe(200)
})

test('starts over a file that is no database, fails clearly, and goes on when the file is mended', async () => {
  const folder = temporaryFolder()
  const file = path.join(folder, 'sign-ups.db')
  const first = await startService({ folder })
  await first.send('newsletter', { EMAIL })
  await first.stop()
  copyFileSync(file, `${file}.copy`)
  overwrite(file, 0, 'This is no database. '.repeat(300))

  const service = await startService({ folder })
  const failed = await service.post('/subscribe/newsletter', { EMAIL, gdpr: 'Y' })
  expect(failed.status).toBe(503)
  expect(await failed.text()).toContain(`value="${EMAIL}"`)
  expect((await service.get('/subscribe/confirm/abc.def')).status).toBe(503)

  renameSync(`${file}.copy`, file)
  expect((await service.send('newsletter', { EMAIL: 'bo@exempel.se' })).status).toBe(200)
  expect(await service.rows('SELECT address FROM sign_up ORDER BY address')).toEqual([
    { address: EMAIL },
    { address: 'bo@exempel.se' },
  ])
})

test('notices a page in the middle of the file that was damaged', async () => {
  const folder = temporaryFolder()
  const first = await startService({ folder })
  for (let sent = 0; sent < 15; sent++) await first.send('newsletter', { EMAIL: `anna${sent}@exempel.se` })
  await first.stop()
  const { size } = statSync(first.file)
  overwrite(first.file, 8192, '\xff'.repeat(size - 8192))
  const service = await startService({ folder })
  const failed = await service.post('/subscribe/newsletter', { EMAIL, gdpr: 'Y' })
  expect(failed.status).toBe(503)
})

test('says loudly and once that the file was damaged while the site ran, before anybody sends a form', async () => {
  const service = await startService()
  for (let sent = 0; sent < 3; sent++) await service.send('newsletter', { EMAIL: `anna${sent}@exempel.se` })
  await service.mails(3)
  const token = await service.token()
  const logs = captureLogs()
  overwrite(service.file, 100, '\xff'.repeat(statSync(service.file).size - 100))
  service.clock.now += 1000
  expect((await service.get('/health')).status).toBe(503)
  expect(logs()).toContain('THE DATABASE OF SIGN-UPS IS DAMAGED')
  for (let sent = 0; sent < 3; sent++) expect((await service.send('newsletter', { EMAIL, token })).status).toBe(503)
  expect(logs().match(/IS DAMAGED/g)).toHaveLength(1)
  expect(logs()).not.toContain(EMAIL)
})

test('says when a new, empty database is made: at the start, and while the site runs', async () => {
  const logs = captureLogs()
  const folder = temporaryFolder()
  const first = await startService({ folder })
  await expect.poll(logs).toMatch(/there was no database at .*sign-ups\.db\. A new, empty one was made/)
  for (const end of ['', '-wal', '-shm']) rmSync(first.file + end)
  first.clock.now += 1000
  expect((await first.get('/health')).status).toBe(200)
  expect(logs()).toMatch(/sign-ups\.db, was taken away while the site ran\. A new, empty one was made/)
  await first.stop()
  const again = captureLogs()
  await startService({ folder })
  await expect.poll(again).toContain('Sign-ups: saved in')
  expect(again()).not.toContain('empty')
})

test('does not write into a file that was taken away from under it', async () => {
  const service = await startService()
  await service.send('newsletter', { EMAIL })
  for (const end of ['', '-wal', '-shm']) renameSync(service.file + end, `${service.file}.away${end}`)
  expect((await service.send('newsletter', { EMAIL: 'bo@exempel.se' })).status).toBe(200)
  expect(await service.rows('SELECT address FROM sign_up')).toEqual([{ address: 'bo@exempel.se' }])
  await expect.poll(() => service.rows('SELECT state FROM mail')).toEqual([{ state: 'written' }])
  service.clock.now += 5000 // the cached secret of the replaced file expires
  const link = (await service.mails(2)).map((mail) => new URL(findLink(mail, 'confirm')).pathname)
  const statuses = await Promise.all(link.map(async (pathname) => (await service.post(pathname, {})).status))
  expect(statuses.sort()).toEqual([200, 410]) // the first link was signed with the secret of the replaced file
})

test('takes all of a sign-up or nothing when the file may not grow', async () => {
  const database = new SqliteStore(path.join(temporaryFolder(), 'sign-ups.db'))
  const insert = (value: string) =>
    database.transaction(async (db) => {
      await db.run("INSERT INTO setting VALUES (?, 'first half')", value)
      await db.run('INSERT INTO setting VALUES (?, ?)', `${value} second half`, 'x'.repeat(100_000))
    })
  await database.transaction((db) => db.all('PRAGMA max_page_count = 22'))
  await expect(insert('one')).rejects.toMatchObject({ errcode: SQLITE_FULL })
  // A failure reopens the file, which also resets the size limit, as if the owner had freed disk space.
  expect(await database.transaction((db) => db.all("SELECT * FROM setting WHERE name <> 'secret'"))).toEqual([])
  await insert('two')
  await database.close()
})

test('serves the pages where the sign-ups cannot be opened, says so, and takes forms when they can', async () => {
  const logs = captureLogs()
  const folder = temporaryFolder()
  const taken = path.join(folder, 'taken')
  writeFileSync(taken, 'no database')
  const service = await startService({ env: { SIGN_UP_DATABASE: taken } })
  expect((await service.get('/faq')).status).toBe(200)
  await expect.poll(logs).toMatch(/^The sign-ups cannot be read, .*\/taken: /m)
  expect(await (await service.get('/health')).json()).toMatchObject({ pages: 'ok', database: 'down' })
  expect((await service.get('/health/live')).status).toBe(200)
  expect((await service.post('/subscribe/newsletter', { EMAIL, gdpr: 'Y' })).status).toBe(503)
  rmSync(taken)
  expect((await service.send('newsletter', { EMAIL })).status).toBe(200)
})

test('what goes wrong for every visitor is one line of the log', async () => {
  const service = await startService()
  overwrite(service.file, 0, 'This is no database. '.repeat(300))
  service.clock.now += 60_000
  const logs = captureLogs()
  for (let asked = 0; asked < 30; asked++) {
    service.clock.now += 60_000
    expect((await service.post('/subscribe/newsletter', { EMAIL, gdpr: 'Y' })).status).toBe(428)
    expect((await service.get('/subscribe/confirm/abc.def')).status).toBe(410)
  }
  expect(logs().split('\n').length).toBeLessThan(5)
})

test('keeps the files with addresses for the owner’s eyes alone', async () => {
  const service = await startService()
  await service.send('newsletter', { EMAIL })
  await service.mails(1)
  expect(statSync(service.file).mode & 0o077).toBe(0)
  expect(statSync(`${service.file}-wal`).mode & 0o077).toBe(0)
  expect(statSync(service.outbox).mode & 0o077).toBe(0)
})

function overwrite(file: string, position: number, text: string): void {
  const handle = openSync(file, 'r+')
  writeSync(handle, Buffer.from(text, 'latin1'), 0, undefined, position)
  closeSync(handle)
  if (position + text.length < statSync(file).size) truncateSync(file, position + text.length)
}

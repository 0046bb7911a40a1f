import { expect, test } from 'vitest'
import { testCertificate } from '../../../tests/support/certificate.ts'
import { findFreePort } from '../../../tests/support/free-port.ts'
import { readMailProblems, readMailStates, smtpSettings, startQueue } from '../../../tests/support/mail-queue.ts'
import { startMailServer } from '../../../tests/support/mail-server.ts'
import { captureLogs, startService } from '../../../tests/support/sign-up-service.ts'
import { MINUTE_MS } from '../durations.ts'
import { enqueueMail } from './mails.ts'

const EMAIL = 'anna@exempel.se'
const tls = { ca: testCertificate }

/* The conditions under which the queue backs off. */

test('rests while the mail server is away, for longer each time, and gives nothing up', async () => {
  const port = await findFreePort()
  const service = await startService({ env: smtpSettings({ port }) })
  expect((await service.send('newsletter', { EMAIL })).status).toBe(200)
  const rests: number[] = []
  for (let attempt = 1; attempt <= 6; attempt++) {
    await expect
      .poll(() => service.rows('SELECT state FROM mail WHERE problem IS NOT NULL'))
      .toEqual([{ state: 'waiting' }])
    await expect.poll(() => service.isIdle()).toBe(true)
    const { due_at: due, attempts } = (await service.rows('SELECT due_at, attempts FROM mail'))[0] ?? {}
    expect(attempts).toBe(1) // attempts during the queue's backoff do not count
    rests.push((Number(due) - service.clock.now) / MINUTE_MS)
    service.clock.now = Number(due)
    await service.write('UPDATE mail SET problem = NULL')
    if (attempt < 6) service.wake()
  }
  expect(rests).toEqual([1, 2, 4, 8, 10, 10])
  expect((await service.get('/health')).status).toBe(503)
  const mails = await startMailServer({}, port)
  service.wake()
  await mails.waitForMails(1)
  await expect.poll(() => readMailStates(service)).toEqual(['sent'])
  service.clock.now += 1000
  expect(await (await service.get('/health')).json()).toMatchObject({ status: 'ok', mail: 'ok' })
  service.clock.now += 24 * 60 * MINUTE_MS
  service.wake()
  await service.stop()
  expect(mails.received).toHaveLength(1)
  await mails.stop()
})

test('a wrong password is tried once for all mails that wait, and none is lost', async () => {
  let logins = 0
  let isRight = false
  const mails = await startMailServer({
    onAuth: ({ username }, _session, done) => {
      logins++
      if (isRight) done(null, { user: username })
      else done(new Error('5.7.8 Wrong password'))
    },
  })
  const service = await startService({ env: smtpSettings(mails, false, 'a:b@'), tls })
  for (let sent = 0; sent < 8; sent++) await service.send('newsletter', { EMAIL: `anna${sent}@exempel.se` })
  await expect.poll(() => service.isIdle()).toBe(true)
  expect(logins).toBe(1)
  isRight = true
  service.clock.now += MINUTE_MS
  service.wake()
  await mails.waitForMails(8)
  await expect.poll(() => readMailStates(service)).toEqual(Array(8).fill('sent'))
  await mails.stop()
})

test('three refusals in a row stop the round: a wrong setting costs no mail, and is told', async () => {
  const logs = captureLogs()
  const asked: string[] = []
  let isMended = false
  const mails = await startMailServer({
    onRcptTo: ({ address }, _session, done) => {
      asked.push(address)
      done(isMended ? null : Object.assign(new Error('5.7.1 Relay access denied'), { responseCode: 554 }))
    },
  })
  const service = await startService({ env: smtpSettings(mails) })
  for (let sent = 0; sent < 6; sent++) await service.send('newsletter', { EMAIL: `anna${sent}@exempel.se` })
  await expect.poll(logs).toContain('NO MAIL LEAVES')
  await expect.poll(() => service.isIdle()).toBe(true)
  expect(asked).toHaveLength(3)
  service.clock.now += 1000
  expect(await (await service.get('/health')).json()).toMatchObject({ status: 'down', mail: 'down' })
  service.clock.now += MINUTE_MS
  service.wake()
  await expect.poll(() => asked.length).toBe(4) // one mail is sent as a probe
  await expect.poll(() => service.isIdle()).toBe(true)
  isMended = true
  service.clock.now += 2 * MINUTE_MS
  service.wake()
  await mails.waitForMails(6)
  await expect.poll(() => readMailStates(service)).toEqual(Array(6).fill('sent'))
  await expect.poll(logs).toContain('takes mail again')
  await mails.stop()
})

test('a grey list is no trouble: each mail waits by itself, and all arrive', async () => {
  const asked = new Set<string>()
  const mails = await startMailServer({
    onRcptTo: ({ address }, _session, done) => {
      done(asked.has(address) ? null : Object.assign(new Error('4.7.1 Greylisted'), { responseCode: 451 }))
      asked.add(address)
    },
  })
  const service = await startService({ env: smtpSettings(mails) })
  for (let sent = 0; sent < 6; sent++) await service.send('newsletter', { EMAIL: `anna${sent}@exempel.se` })
  await expect.poll(() => asked.size).toBe(6)
  await expect.poll(() => service.isIdle()).toBe(true)
  service.clock.now += MINUTE_MS
  expect(await (await service.get('/health')).json()).toMatchObject({ status: 'ok', mail: 'ok' })
  service.wake()
  await mails.waitForMails(6)
  await mails.stop()
})

test('a recipient that is refused does not stop the others', async () => {
  const mails = await startMailServer({
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('bad') ? done(Object.assign(new Error('Blocked'), { responseCode: 550 })) : done(),
  })
  const service = await startService({ env: smtpSettings(mails) })
  for (const name of ['bad1', 'bad2', 'good1', 'bad3', 'good2']) {
    await service.send('newsletter', { EMAIL: `${name}@exempel.se` })
    await expect.poll(() => service.isIdle()).toBe(true)
  }
  await mails.waitForMails(2)
  await mails.stop()
})

test('a mail that breaks the line by itself is tried ever more rarely, and neither given up nor in the way', async () => {
  let now = 0
  const { queue, store, sent } = await startQueue(
    () => now,
    (id) => {
      if (id === 'bad') throw new Error('Connection closed')
    },
  )
  const add = (id: string) =>
    store.transaction((db) => enqueueMail(db, { id, signUp: null, kind: 'notify' }, { due: now, now }))
  await add('bad')
  for (let day = 1; day <= 14; day++) {
    await add(`good ${day}`)
    while (!sent.includes(`good ${day}`)) {
      now += 10 * MINUTE_MS
      queue.wake()
      await expect.poll(() => queue.isIdle).toBe(true)
    }
    now += 24 * 60 * MINUTE_MS
  }
  const bad = await store.read((db) => db.get("SELECT state, attempts FROM mail WHERE id = 'bad'"))
  expect(bad).toEqual({ state: 'waiting', attempts: 10 }) // the last backoff is a day
})

test('is well again when the mail that could not leave was deleted with its sign-up', async () => {
  const service = await startService({ env: smtpSettings({ port: await findFreePort() }) })
  await service.send('newsletter', { EMAIL })
  await expect.poll(() => readMailProblems(service)).toHaveLength(1)
  const health = async () => {
    service.clock.now += 1000
    return (await service.get('/health')).json()
  }
  await expect.poll(health).toMatchObject({ status: 'down', mail: 'down' })
  await service.write('DELETE FROM mail; DELETE FROM sign_up')
  service.wake()
  await expect.poll(health).toMatchObject({ status: 'ok', mail: 'ok' })
})

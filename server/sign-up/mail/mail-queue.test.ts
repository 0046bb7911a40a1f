import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { serviceMessages } from '../../../generated/messages/service.ts'
import { currentWording } from '../../../tests/support/current-wording.ts'
import { findFreePort } from '../../../tests/support/free-port.ts'
import { readMailStates, smtpSettings, startQueue } from '../../../tests/support/mail-queue.ts'
import { readHeader, readPart, startMailServer } from '../../../tests/support/mail-server.ts'
import { captureLogs, startService, temporaryFolder } from '../../../tests/support/sign-up-service.ts'
import { MINUTE_MS } from '../durations.ts'
import { CLAIM_TIMEOUT_MS, enqueueMail } from './mails.ts'

const EMAIL = 'anna@exempel.se'

/* Delivery, order and deduplication of mails; for a failing mail server see queue-backoff.test.ts. */

test('a visitor who leaves as soon as the form is sent gets the mail all the same', async () => {
  const service = await startService()
  const token = await service.token()
  const { version: wording } = currentWording('newsletter', 'en')
  const body = String(new URLSearchParams({ EMAIL, gdpr: 'Y', b_website: '', token, wording }))
  const { hostname, port, host } = new URL(service.address)
  const socket = connect(Number(port), hostname)
  const head = `POST /subscribe/newsletter HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/x-www-form-urlencoded`
  socket.end(`${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}`, () => socket.destroy())
  await once(socket, 'close')
  await expect.poll(() => readMailStates(service)).toEqual(['written'])
})

test('so many mails an hour go to people who have not confirmed; the owner is told, and nothing is lost', async () => {
  const service = await startService({ env: { MAIL_PER_HOUR: '3', TRUSTED_PROXIES: '1' } })
  const from = (number: number) => ({ 'x-forwarded-for': `10.${number}.0.1` })
  for (let sent = 0; sent < 5; sent++)
    expect((await service.send('newsletter', { EMAIL: `a${sent}@exempel.se` }, 'sv', from(sent))).status).toBe(200)
  await service.send('demo', { EMAIL: 'bo@exempel.se' }, 'sv', from(9))
  const left = () => service.rows("SELECT kind FROM mail WHERE state = 'written' AND kind <> 'notify'")
  await expect.poll(left).toHaveLength(3)
  // The two notices to the owner, about the flood and the request, are not limited.
  await expect
    .poll(() => service.rows("SELECT id FROM mail WHERE kind = 'notify' AND state = 'written'"))
    .toHaveLength(2)
  const { flood } = serviceMessages.en.mail
  const told = (await service.mails(5)).filter((mail) =>
    readPart(mail, 'text/plain').includes(flood.text({ perHour: 3 })),
  )
  expect(told).toHaveLength(1)
  service.clock.now += 61 * MINUTE_MS
  await service.send('newsletter', { EMAIL: 'late@exempel.se' }, 'sv', from(10))
  await expect.poll(left).toHaveLength(6)
  // The newest mail was sent before mails that the flood had delayed.
  expect(await service.rows("SELECT id FROM mail WHERE state = 'waiting' AND kind <> 'notify'")).toHaveLength(1)
  await service.mailTo('late@exempel.se')
  expect(await service.rows("SELECT id FROM mail WHERE id LIKE 'flood-%'")).toHaveLength(1)
})

test('keeps mail over a restart and sends it then', async () => {
  const folder = temporaryFolder()
  const port = await findFreePort()
  const first = await startService({ folder, env: smtpSettings({ port }) })
  await first.send('newsletter', { EMAIL })
  await expect.poll(() => readMailStates(first)).toEqual(['waiting'])
  await first.stop()
  const mails = await startMailServer({}, port)
  const second = await startService({ folder, env: smtpSettings({ port }), now: first.clock.now + MINUTE_MS })
  await mails.waitForMails(1)
  await expect.poll(() => readMailStates(second)).toEqual(['sent'])
  await mails.stop()
})

test('looks again after ten minutes by itself: a command or another server may have put a mail into the queue', async () => {
  const { queue, store, sent } = await startQueue()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  queue.wake()
  await expect.poll(() => queue.isIdle).toBe(true)
  await store.transaction((db) => enqueueMail(db, { id: 'late', signUp: null, kind: 'notify' }, { due: 0, now: 0 }))
  vi.advanceTimersByTime(10 * MINUTE_MS + 1)
  await expect.poll(() => sent).toEqual(['late'])
})

test('two servers on one database send a mail once', async () => {
  const folder = temporaryFolder()
  const mails = await startMailServer()
  const one = await startService({ folder, env: smtpSettings(mails) })
  const two = await startService({ folder, env: smtpSettings(mails) })
  for (let sent = 0; sent < 5; sent++) {
    await one.send('newsletter', { EMAIL: `anna${sent}@exempel.se` })
    two.clock.now = one.clock.now
    two.wake()
  }
  await mails.waitForMails(5)
  await one.stop()
  await two.stop()
  expect(new Set(mails.received.map(({ source }) => readHeader(source, 'Message-ID'))).size).toBe(5)
  expect(mails.received).toHaveLength(5)
  await mails.stop()
})

test('takes up a mail whose sender died before its end had left, but not one that may have arrived', async () => {
  const mails = await startMailServer()
  const folder = temporaryFolder()
  const first = await startService({ folder })
  await first.send('newsletter', { EMAIL })
  await first.send('newsletter', { EMAIL: 'bo@exempel.se' })
  await first.mails(2)
  await first.stop()
  const { now } = first.clock
  await first.write(
    `UPDATE mail SET state = 'sending', claim = 'a dead process', claimed_until = ${now + CLAIM_TIMEOUT_MS};
     UPDATE mail SET state = 'handed over' WHERE sign_up = (SELECT id FROM sign_up WHERE address = 'bo@exempel.se')`,
  )
  const second = await startService({ folder, env: smtpSettings(mails), now: now + CLAIM_TIMEOUT_MS - 1 })
  await expect.poll(() => second.isIdle()).toBe(true)
  expect(mails.received).toEqual([])
  second.clock.now += 1
  second.wake()
  await expect.poll(async () => (await readMailStates(second)).toSorted()).toEqual(['sent', 'uncertain'])
  expect(mails.received.map(({ to }) => to)).toEqual([[EMAIL]])
  await mails.stop()
})

test('does not send to somebody who left while the mail was waiting', async () => {
  const port = await findFreePort()
  const service = await startService({ env: smtpSettings({ port }) })
  await service.send('newsletter', { EMAIL })
  await expect.poll(() => readMailStates(service)).toEqual(['waiting'])
  await service.write('DELETE FROM sign_up')
  const mails = await startMailServer({}, port)
  service.clock.now += 60 * MINUTE_MS
  service.wake()
  await service.stop()
  expect(mails.received).toEqual([])
  await mails.stop()
})

test('does not call it trouble that somebody left while the mail was being sent', async () => {
  const logs = captureLogs()
  const mails = await startMailServer({
    onRcptTo: (_address, _session, done) => void service.write('DELETE FROM sign_up').then(() => done()),
  })
  const service = await startService({ env: smtpSettings(mails) })
  await service.send('newsletter', { EMAIL })
  await expect.poll(() => service.rows('SELECT id FROM mail')).toEqual([])
  await expect.poll(() => service.isIdle()).toBe(true)
  expect(mails.received).toEqual([])
  expect(await (await service.get('/health')).json()).toMatchObject({ status: 'ok', mail: 'ok' })
  expect(logs()).not.toContain('not delivered')
  await service.stop()
  await mails.stop()
})

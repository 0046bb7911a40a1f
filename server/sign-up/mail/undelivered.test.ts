import { expect, test } from 'vitest'
import { site } from '../../../site/facts.ts'
import { findFreePort } from '../../../tests/support/free-port.ts'
import { readMailProblems, readMailStates, smtpSettings } from '../../../tests/support/mail-queue.ts'
import { readPart, startMailServer } from '../../../tests/support/mail-server.ts'
import { captureLogs, startService } from '../../../tests/support/sign-up-service.ts'
import { startSilentServer } from '../../../tests/support/silent-server.ts'
import { MINUTE_MS } from '../durations.ts'

const EMAIL = 'anna@exempel.se'

/* The state of a mail that the mail server rejects, or may have accepted. */

const serverReplies = [
  { label: 'a recipient that does not exist', at: 'onRcptTo', code: 550, text: '5.1.1 Unknown', state: 'dead' },
  { label: 'a mailbox that is closed', at: 'onRcptTo', code: 550, text: '5.2.1 Disabled', state: 'dead' },
  { label: 'a recipient that is refused without a reason', at: 'onRcptTo', code: 550, text: 'No', state: 'waiting' },
  { label: 'a relay that does not know us', at: 'onRcptTo', code: 554, text: '5.7.1 Relay denied', state: 'waiting' },
  { label: 'a sender that is refused late', at: 'onRcptTo', code: 550, text: '5.1.8 Bad sender', state: 'waiting' },
  { label: 'a recipient that is busy', at: 'onRcptTo', code: 451, text: '4.7.1 Greylisted', state: 'waiting' },
  { label: 'a message that is refused', at: 'onData', code: 554, text: '5.7.1 Spam', state: 'waiting' },
  { label: 'a message that may be taken later', at: 'onData', code: 452, text: 'Full', state: 'waiting' },
  { label: 'a sender that is unknown', at: 'onMailFrom', code: 550, text: 'No', state: 'waiting' },
]

test.each(serverReplies)('a mail with $label ($code $text) is $state', async ({ at, code, text, state }) => {
  const refusal = Object.assign(new Error(text), { responseCode: code })
  const mails = await startMailServer({
    ...(at === 'onRcptTo' && { onRcptTo: (_address, _session, done) => done(refusal) }),
    ...(at === 'onMailFrom' && { onMailFrom: (_address, _session, done) => done(refusal) }),
    ...(at === 'onData' && {
      onData: (stream, _session, done) => {
        stream.resume()
        stream.on('end', () => done(refusal))
      },
    }),
  })
  const service = await startService({ env: smtpSettings(mails) })
  await service.send('newsletter', { EMAIL })
  await expect.poll(() => readMailProblems(service)).toHaveLength(1)
  expect(await readMailStates(service)).toEqual([state])
  expect((await readMailProblems(service))[0]).not.toContain(EMAIL)
  await service.stop()
  await mails.stop()
})

test('gives up what is refused for some three days, and shows the dead letter', async () => {
  const mails = await startMailServer({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('Later'), { responseCode: 451 })),
  })
  const service = await startService({ env: smtpSettings(mails) })
  await service.send('newsletter', { EMAIL })
  const began = service.clock.now
  while ((await readMailStates(service))[0] !== 'dead') {
    await expect.poll(async () => (await readMailStates(service))[0]).not.toBe('sending')
    const { state, due_at: due } = (await service.rows('SELECT state, due_at FROM mail'))[0] ?? {}
    if (state === 'waiting') service.clock.now = Math.max(service.clock.now, Number(due))
    service.wake()
    await expect.poll(() => service.isIdle()).toBe(true)
  }
  const days = (service.clock.now - began) / (24 * 60 * MINUTE_MS)
  expect(days).toBeGreaterThan(2)
  expect(days).toBeLessThan(4)
  expect((await readMailProblems(service))[0]).toMatch(/Later/)
  expect(await service.rows('SELECT address FROM sign_up')).toEqual([{ address: EMAIL }])
  await mails.stop()
})

test('a notice that could not leave for a day leaves with the next request, and is not given up with it', async () => {
  const port = await findFreePort()
  const service = await startService({ env: smtpSettings({ port }) })
  await service.send('demo', { EMAIL })
  await expect.poll(() => service.isIdle()).toBe(true)
  await service.write("UPDATE mail SET attempts = 9, due_at = due_at + 86400000 WHERE kind = 'notify'")
  const mails = await startMailServer({}, port)
  service.clock.now += 30 * MINUTE_MS
  await service.send('trial', { EMAIL: 'bo@exempel.se' })
  await mails.waitForMails(3)
  const notice = mails.received.find(({ to }) => to.includes(site.email))
  expect(readPart(notice?.source ?? '', 'text/plain')).toContain('bo@exempel.se')
  await mails.stop()
})

test('an owner’s address that does not exist is told in the log and by /health, until it is seen to', async () => {
  const logs = captureLogs()
  const mails = await startMailServer({
    onRcptTo: ({ address }, _session, done) =>
      address === site.email ? done(Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 })) : done(),
  })
  const service = await startService({ env: smtpSettings(mails) })
  await service.send('demo', { EMAIL })
  await expect.poll(logs).toContain('THE OWNER WAS NOT TOLD')
  await mails.waitForMails(1)
  service.clock.now += 1000
  expect(await (await service.get('/health')).json()).toMatchObject({ mail: 'down', database: 'ok' })
  await mails.stop()
})

test('does not send again what a mail server may have taken before the line broke', async () => {
  const silent = await startSilentServer()
  const service = await startService({ env: smtpSettings(silent) })
  await service.send('newsletter', { EMAIL })
  await silent.untilSilent
  expect(await readMailStates(service)).toEqual(['handed over'])
  silent.dropConnections()
  await expect.poll(() => readMailStates(service)).toEqual(['uncertain'])
  service.clock.now += 24 * 60 * MINUTE_MS
  service.wake()
  await service.stop()
  expect(silent.connections()).toBe(1)
  await silent.stop()
})

test('a notice of which nobody knows whether it arrived is told by /health', async () => {
  const silent = await startSilentServer()
  const service = await startService({ env: smtpSettings(silent) })
  await service.send('demo', { EMAIL })
  await silent.untilSilent
  silent.dropConnections()
  const uncertain = () => service.rows("SELECT kind FROM mail WHERE state = 'uncertain'")
  await expect.poll(uncertain).toEqual([{ kind: 'notify' }])
  await service.write("DELETE FROM mail WHERE state = 'waiting'")
  service.clock.now += 2 * MINUTE_MS // the queue is idle and not backing off
  service.wake()
  await expect.poll(() => service.isIdle()).toBe(true)
  expect(await (await service.get('/health')).json()).toMatchObject({ mail: 'down', database: 'ok' })
  await service.write("UPDATE mail SET state = 'sent'")
  service.clock.now += 1000
  expect(await (await service.get('/health')).json()).toMatchObject({ mail: 'ok' })
  await service.stop()
  await silent.stop()
})

import { expect, test } from 'vitest'
import { testCertificate } from '../../../tests/stand-ins/certificate.ts'
import { headerOf, type MailServer, startMailServer } from '../../../tests/stand-ins/mail-server.ts'
import { listen, startService, temporaryFolder } from '../../../tests/stand-ins/sign-up-service.ts'
import { startSilentServer } from '../../../tests/stand-ins/silent-server.ts'
import { CLAIM_MS } from './mails.ts'

const EMAIL = 'anna@exempel.se'
const MINUTE_MS = 60 * 1000
const tls = { ca: testCertificate }

const servers = [
  { says: 'without TLS, as a relay on this machine', secure: false, login: '' },
  { says: 'with STARTTLS and a password', secure: false, login: 'anna%40exempel.se:s%2Fe%3Acret@' },
  { says: 'with TLS from the start and a password', secure: true, login: 'anna%40exempel.se:s%2Fe%3Acret@' },
]

test.each(servers)('delivers through a mail server $says', async ({ secure, login }) => {
  const mails = await startMailServer({
    secure,
    ...(login && {
      onAuth: ({ username, password }, _session, done) =>
        password === 's/e:cret' ? done(null, { user: username }) : done(new Error('Wrong password')),
    }),
  })
  const service = await startService({ env: smtp(mails, secure, login), tls })
  await service.send('newsletter', { EMAIL })
  const [mail] = await mails.until(1)
  expect(mail?.from).toBe('news@exempel.se')
  expect(mail?.to).toEqual([EMAIL])
  expect(mail?.isSecure).toBe(login !== '')
  expect(mail?.user).toBe(login ? 'anna@exempel.se' : '')
  expect(mail?.source).toContain('https://www.exempel.se/subscribe/confirm/')
  await expect.poll(() => states(service)).toEqual(['sent'])
  await mails.stop()
})

test('does not give the password to a server whose certificate nobody vouches for', async () => {
  let logins = 0
  const onAuth = () => logins++
  const mails = await startMailServer({ onAuth })
  const service = await startService({ env: smtp(mails, false, 'a:b@') })
  await service.send('newsletter', { EMAIL })
  await expect.poll(() => problems(service)).toEqual([expect.stringMatching(/certificate/i)])
  expect(logins).toBe(0)
  expect(await states(service)).toEqual(['waiting'])
  await service.stop()
  await mails.stop()
})

test('tries again with growing pauses until the mail server is there, and sends once', async () => {
  const port = await freePort()
  const service = await startService({ env: smtp({ port }) })
  expect((await service.send('newsletter', { EMAIL })).status).toBe(200)
  const pauses: number[] = []
  for (let attempt = 1; attempt <= 4; attempt++) {
    await expect
      .poll(() => service.rows('SELECT attempts, state FROM mail'))
      .toEqual([{ attempts: attempt, state: 'waiting' }])
    const due = Number((await service.rows('SELECT due_at FROM mail'))[0]?.due_at)
    pauses.push((due - service.clock.now) / MINUTE_MS)
    service.clock.now = due
    if (attempt < 4) service.wake()
  }
  expect(pauses).toEqual([1, 5, 15, 60])
  expect((await service.get('/health')).status).toBe(503)
  const mails = await startMailServer({}, port)
  service.wake()
  await mails.until(1)
  await expect.poll(() => states(service)).toEqual(['sent'])
  service.clock.now += 1000
  expect(await (await service.get('/health')).json()).toMatchObject({ status: 'ok', mail: 'ok' })
  service.clock.now += 24 * 60 * MINUTE_MS
  service.wake()
  await service.stop()
  expect(mails.received).toHaveLength(1)
  await mails.stop()
})

test('is well again when the mail that could not leave was deleted with its sign-up', async () => {
  const service = await startService({ env: smtp({ port: await freePort() }) })
  await service.send('newsletter', { EMAIL })
  await expect.poll(() => service.rows('SELECT attempts FROM mail')).toEqual([{ attempts: 1 }])
  const health = async () => {
    service.clock.now += 1000
    return (await service.get('/health')).json()
  }
  await expect.poll(health).toMatchObject({ status: 'down', mail: 'down' })
  await service.write('DELETE FROM mail; DELETE FROM sign_up')
  service.wake()
  await expect.poll(health).toMatchObject({ status: 'ok', mail: 'ok' })
})

test('gives up after some three days and shows the dead letter', async () => {
  const service = await startService({ env: smtp({ port: await freePort() }) })
  await service.send('newsletter', { EMAIL })
  const began = service.clock.now
  while ((await states(service))[0] !== 'dead') {
    await expect.poll(async () => (await states(service))[0]).not.toBe('sending')
    const { state, due_at: due } = (await service.rows('SELECT state, due_at FROM mail'))[0] ?? {}
    if (state === 'waiting') service.clock.now = Math.max(service.clock.now, Number(due))
    service.wake()
    await expect.poll(() => service.isIdle()).toBe(true)
  }
  const days = (service.clock.now - began) / (24 * 60 * MINUTE_MS)
  expect(days).toBeGreaterThan(2)
  expect(days).toBeLessThan(4)
  expect((await problems(service))[0]).toMatch(/ECONNREFUSED/)
  expect(await service.rows('SELECT address FROM sign_up')).toEqual([{ address: EMAIL }])
})

test('keeps mail over a restart and sends it then', async () => {
  const folder = temporaryFolder()
  const port = await freePort()
  const first = await startService({ folder, env: smtp({ port }) })
  await first.send('newsletter', { EMAIL })
  await expect.poll(() => states(first)).toEqual(['waiting'])
  await first.stop()
  const mails = await startMailServer({}, port)
  const second = await startService({ folder, env: smtp({ port }), now: first.clock.now + MINUTE_MS })
  await mails.until(1)
  await expect.poll(() => states(second)).toEqual(['sent'])
  await mails.stop()
})

const answers = [
  { says: 'a recipient that does not exist', reply: { at: 'onRcptTo', code: 550 }, state: 'dead' },
  { says: 'a recipient that is busy', reply: { at: 'onRcptTo', code: 451 }, state: 'waiting' },
  { says: 'a message that it refuses', reply: { at: 'onData', code: 554 }, state: 'dead' },
  { says: 'a message that it may take later', reply: { at: 'onData', code: 452 }, state: 'waiting' },
  { says: 'a sender that it does not know', reply: { at: 'onMailFrom', code: 550 }, state: 'waiting' },
]

test.each(answers)('a mail with $says is $state', async ({ reply: { at, code }, state }) => {
  const refusal = Object.assign(new Error('No'), { responseCode: code })
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
  const service = await startService({ env: smtp(mails) })
  await service.send('newsletter', { EMAIL })
  await expect.poll(() => states(service)).toEqual([state])
  await service.stop()
  await mails.stop()
})

test('does not send again what a mail server may have taken before the line broke', async () => {
  const silent = await startSilentServer()
  const service = await startService({ env: smtp(silent) })
  await service.send('newsletter', { EMAIL })
  await silent.hasMessage
  expect(await states(service)).toEqual(['handed over'])
  silent.breakLine()
  await expect.poll(() => states(service)).toEqual(['uncertain'])
  service.clock.now += 24 * 60 * MINUTE_MS
  service.wake()
  await service.stop()
  expect(silent.connections()).toBe(1)
  await silent.stop()
})

test('two servers on one database send a mail once', async () => {
  const folder = temporaryFolder()
  const mails = await startMailServer()
  const one = await startService({ folder, env: smtp(mails) })
  const two = await startService({ folder, env: smtp(mails) })
  for (let sent = 0; sent < 5; sent++) {
    await one.send('newsletter', { EMAIL: `anna${sent}@exempel.se` })
    two.clock.now = one.clock.now
    two.wake()
  }
  await mails.until(5)
  await one.stop()
  await two.stop()
  expect(new Set(mails.received.map(({ source }) => headerOf(source, 'Message-ID'))).size).toBe(5)
  expect(mails.received).toHaveLength(5)
  await mails.stop()
})

test('takes up a mail whose sender died before its end had left, and not before', async () => {
  const mails = await startMailServer()
  const folder = temporaryFolder()
  const first = await startService({ folder })
  await first.send('newsletter', { EMAIL })
  await first.mails(1)
  await first.stop()
  const { now } = first.clock
  await first.write(`UPDATE mail SET state = 'sending', claim = 'a dead process', claimed_until = ${now + CLAIM_MS}`)
  const second = await startService({ folder, env: smtp(mails), now: now + CLAIM_MS - 1 })
  await expect.poll(() => second.isIdle()).toBe(true)
  expect(mails.received).toEqual([])
  second.clock.now += 1
  second.wake()
  await mails.until(1)
  await mails.stop()
})

test('does not send to somebody who left while the mail was waiting', async () => {
  const port = await freePort()
  const service = await startService({ env: smtp({ port }) })
  await service.send('newsletter', { EMAIL })
  await expect.poll(() => states(service)).toEqual(['waiting'])
  await service.write('DELETE FROM sign_up')
  const mails = await startMailServer({}, port)
  service.clock.now += 60 * MINUTE_MS
  service.wake()
  await service.stop()
  expect(mails.received).toEqual([])
  await mails.stop()
})

test('does not call it trouble that somebody left while the mail was being sent', async () => {
  const said = listen()
  const mails = await startMailServer({
    onRcptTo: (_address, _session, done) => void service.write('DELETE FROM sign_up').then(() => done()),
  })
  const service = await startService({ env: smtp(mails) })
  await service.send('newsletter', { EMAIL })
  await expect.poll(() => service.rows('SELECT id FROM mail')).toEqual([])
  await expect.poll(() => service.isIdle()).toBe(true)
  expect(mails.received).toEqual([])
  expect(await (await service.get('/health')).json()).toMatchObject({ status: 'ok', mail: 'ok' })
  expect(said()).not.toContain('not delivered')
  await service.stop()
  await mails.stop()
})

function smtp({ port }: Pick<MailServer, 'port'>, secure = false, login = ''): Record<string, string> {
  return {
    SMTP_URL: `${secure ? 'smtps' : 'smtp'}://${login}127.0.0.1:${port}`,
    MAIL_SENDER: 'news@exempel.se',
    PUBLIC_ADDRESS: 'https://www.exempel.se',
  }
}

type Rows = { rows: (query: string) => Promise<Record<string, unknown>[]> }

/** Of the mails to visitors; those to the owner are looked at on their own. */
async function states(service: Rows) {
  const rows = await service.rows("SELECT state FROM mail WHERE kind <> 'notify'")
  return rows.map(({ state }) => state)
}

async function problems(service: Rows) {
  const rows = await service.rows('SELECT problem FROM mail WHERE problem IS NOT NULL')
  return rows.map(({ problem }) => problem)
}

async function freePort(): Promise<number> {
  const mails = await startMailServer()
  await mails.stop()
  return mails.port
}

import { once } from 'node:events'
import { connect } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serviceMessages } from '../../../content/messages/service.ts'
import { site } from '../../../content/site.ts'
import { testCertificate } from '../../../tests/stand-ins/certificate.ts'
import { currentWording } from '../../../tests/stand-ins/current-wording.ts'
import { headerOf, type MailServer, partOf, startMailServer } from '../../../tests/stand-ins/mail-server.ts'
import { databaseSettings, listen, startService, temporaryFolder } from '../../../tests/stand-ins/sign-up-service.ts'
import { startSilentServer } from '../../../tests/stand-ins/silent-server.ts'
import { readEnvironment } from '../../settings.ts'
import { openStore } from '../store/open-store.ts'
import { MailQueue } from './mail-queue.ts'
import { addMail, CLAIM_MS } from './mails.ts'

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

test('rests while the mail server is away, for longer each time, and gives nothing up', async () => {
  const port = await freePort()
  const service = await startService({ env: smtp({ port }) })
  expect((await service.send('newsletter', { EMAIL })).status).toBe(200)
  const rests: number[] = []
  for (let attempt = 1; attempt <= 6; attempt++) {
    await expect
      .poll(() => service.rows('SELECT state FROM mail WHERE problem IS NOT NULL'))
      .toEqual([{ state: 'waiting' }])
    await expect.poll(() => service.isIdle()).toBe(true)
    const { due_at: due, attempts } = (await service.rows('SELECT due_at, attempts FROM mail'))[0] ?? {}
    expect(attempts).toBe(1) // later ones belong to the rest, not to the mail
    rests.push((Number(due) - service.clock.now) / MINUTE_MS)
    service.clock.now = Number(due)
    await service.write('UPDATE mail SET problem = NULL')
    if (attempt < 6) service.wake()
  }
  expect(rests).toEqual([1, 2, 4, 8, 10, 10])
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
  const service = await startService({ env: smtp(mails, false, 'a:b@'), tls })
  for (let sent = 0; sent < 8; sent++) await service.send('newsletter', { EMAIL: `anna${sent}@exempel.se` })
  await expect.poll(() => service.isIdle()).toBe(true)
  expect(logins).toBe(1)
  isRight = true
  service.clock.now += MINUTE_MS
  service.wake()
  await mails.until(8)
  await expect.poll(() => states(service)).toEqual(Array(8).fill('sent'))
  await mails.stop()
})

test('three refusals in a row stop the round: a wrong setting costs no mail, and is told', async () => {
  const said = listen()
  const asked: string[] = []
  let isMended = false
  const mails = await startMailServer({
    onRcptTo: ({ address }, _session, done) => {
      asked.push(address)
      done(isMended ? null : Object.assign(new Error('5.7.1 Relay access denied'), { responseCode: 554 }))
    },
  })
  const service = await startService({ env: smtp(mails) })
  for (let sent = 0; sent < 6; sent++) await service.send('newsletter', { EMAIL: `anna${sent}@exempel.se` })
  await expect.poll(said).toContain('NO MAIL LEAVES')
  await expect.poll(() => service.isIdle()).toBe(true)
  expect(asked).toHaveLength(3)
  service.clock.now += 1000
  expect(await (await service.get('/health')).json()).toMatchObject({ status: 'down', mail: 'down' })
  service.clock.now += MINUTE_MS
  service.wake()
  await expect.poll(() => asked.length).toBe(4) // one mail tries whether the server takes it now
  await expect.poll(() => service.isIdle()).toBe(true)
  isMended = true
  service.clock.now += 2 * MINUTE_MS
  service.wake()
  await mails.until(6)
  await expect.poll(() => states(service)).toEqual(Array(6).fill('sent'))
  await expect.poll(said).toContain('takes mail again')
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
  const service = await startService({ env: smtp(mails) })
  for (let sent = 0; sent < 6; sent++) await service.send('newsletter', { EMAIL: `anna${sent}@exempel.se` })
  await expect.poll(() => asked.size).toBe(6)
  await expect.poll(() => service.isIdle()).toBe(true)
  service.clock.now += MINUTE_MS
  expect(await (await service.get('/health')).json()).toMatchObject({ status: 'ok', mail: 'ok' })
  service.wake()
  await mails.until(6)
  await mails.stop()
})

test('a recipient that is refused does not stop the others', async () => {
  const mails = await startMailServer({
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('bad') ? done(Object.assign(new Error('Blocked'), { responseCode: 550 })) : done(),
  })
  const service = await startService({ env: smtp(mails) })
  for (const name of ['bad1', 'bad2', 'good1', 'bad3', 'good2']) {
    await service.send('newsletter', { EMAIL: `${name}@exempel.se` })
    await expect.poll(() => service.isIdle()).toBe(true)
  }
  await mails.until(2)
  await mails.stop()
})

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
  await expect.poll(() => states(service)).toEqual(['written'])
})

test('dates a mail by when it leaves, and says the name of the site to the mail server', async () => {
  const port = await freePort()
  const service = await startService({ env: smtp({ port }) })
  await service.send('newsletter', { EMAIL })
  await expect.poll(() => problems(service)).toHaveLength(1)
  let name = ''
  const mails = await startMailServer(
    {
      onMailFrom: (_address, { hostNameAppearsAs }, done) => {
        name = hostNameAppearsAs
        done()
      },
    },
    port,
  )
  service.clock.now += 24 * 60 * MINUTE_MS
  service.wake()
  const [mail] = await mails.until(1)
  expect(Date.parse(headerOf(mail?.source ?? '', 'Date'))).toBe(service.clock.now - (service.clock.now % 1000))
  expect(name).toBe('www.exempel.se')
  await mails.stop()
})

test('so many mails an hour go to people who have not confirmed; the owner is told, and nothing is lost', async () => {
  const service = await startService({ env: { MAIL_PER_HOUR: '3', TRUSTED_PROXIES: '1' } })
  const from = (number: number) => ({ 'x-forwarded-for': `10.${number}.0.1` })
  for (let sent = 0; sent < 5; sent++)
    expect((await service.send('newsletter', { EMAIL: `a${sent}@exempel.se` }, 'sv', from(sent))).status).toBe(200)
  await service.send('demo', { EMAIL: 'bo@exempel.se' }, 'sv', from(9))
  const left = () => service.rows("SELECT kind FROM mail WHERE state = 'written' AND kind <> 'notify'")
  await expect.poll(left).toHaveLength(3)
  // The owner's notices do not count: of the flood, and of the request.
  await expect
    .poll(() => service.rows("SELECT id FROM mail WHERE kind = 'notify' AND state = 'written'"))
    .toHaveLength(2)
  const { flood } = serviceMessages.en.mail
  const told = (await service.mails(5)).filter((mail) => partOf(mail, 'text/plain').includes(flood.text(3)))
  expect(told).toHaveLength(1)
  service.clock.now += 61 * MINUTE_MS
  await service.send('newsletter', { EMAIL: 'late@exempel.se' }, 'sv', from(10))
  await expect.poll(left).toHaveLength(6)
  // Three were left behind by the flood, and the newest of all has gone before them.
  expect(await service.rows("SELECT id FROM mail WHERE state = 'waiting' AND kind <> 'notify'")).toHaveLength(1)
  await service.mailTo('late@exempel.se')
  expect(await service.rows("SELECT id FROM mail WHERE id LIKE 'flood-%'")).toHaveLength(1)
})

test('a notice that could not leave for a day leaves with the next request, and is not given up with it', async () => {
  const port = await freePort()
  const service = await startService({ env: smtp({ port }) })
  await service.send('demo', { EMAIL })
  await expect.poll(() => service.isIdle()).toBe(true)
  await service.write("UPDATE mail SET attempts = 9, due_at = due_at + 86400000 WHERE kind = 'notify'")
  const mails = await startMailServer({}, port)
  service.clock.now += 30 * MINUTE_MS
  await service.send('trial', { EMAIL: 'bo@exempel.se' })
  await mails.until(3)
  const notice = mails.received.find(({ to }) => to.includes(site.email))
  expect(partOf(notice?.source ?? '', 'text/plain')).toContain('bo@exempel.se')
  await mails.stop()
})

test('an owner’s address that does not exist is told in the log and by /health, until it is seen to', async () => {
  const said = listen()
  const mails = await startMailServer({
    onRcptTo: ({ address }, _session, done) =>
      address === site.email ? done(Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 })) : done(),
  })
  const service = await startService({ env: smtp(mails) })
  await service.send('demo', { EMAIL })
  await expect.poll(said).toContain('THE OWNER WAS NOT TOLD')
  await mails.until(1)
  service.clock.now += 1000
  expect(await (await service.get('/health')).json()).toMatchObject({ mail: 'down', database: 'ok' })
  await mails.stop()
})

test('is well again when the mail that could not leave was deleted with its sign-up', async () => {
  const service = await startService({ env: smtp({ port: await freePort() }) })
  await service.send('newsletter', { EMAIL })
  await expect.poll(() => problems(service)).toHaveLength(1)
  const health = async () => {
    service.clock.now += 1000
    return (await service.get('/health')).json()
  }
  await expect.poll(health).toMatchObject({ status: 'down', mail: 'down' })
  await service.write('DELETE FROM mail; DELETE FROM sign_up')
  service.wake()
  await expect.poll(health).toMatchObject({ status: 'ok', mail: 'ok' })
})

test('gives up what is refused for some three days, and shows the dead letter', async () => {
  const mails = await startMailServer({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('Later'), { responseCode: 451 })),
  })
  const service = await startService({ env: smtp(mails) })
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
  expect((await problems(service))[0]).toMatch(/Later/)
  expect(await service.rows('SELECT address FROM sign_up')).toEqual([{ address: EMAIL }])
  await mails.stop()
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
  { says: 'a recipient that does not exist', at: 'onRcptTo', code: 550, text: '5.1.1 Unknown', state: 'dead' },
  { says: 'a mailbox that is closed', at: 'onRcptTo', code: 550, text: '5.2.1 Disabled', state: 'dead' },
  { says: 'a recipient that is refused without a reason', at: 'onRcptTo', code: 550, text: 'No', state: 'waiting' },
  { says: 'a relay that does not know us', at: 'onRcptTo', code: 554, text: '5.7.1 Relay denied', state: 'waiting' },
  { says: 'a sender that is refused late', at: 'onRcptTo', code: 550, text: '5.1.8 Bad sender', state: 'waiting' },
  { says: 'a recipient that is busy', at: 'onRcptTo', code: 451, text: '4.7.1 Greylisted', state: 'waiting' },
  { says: 'a message that is refused', at: 'onData', code: 554, text: '5.7.1 Spam', state: 'waiting' },
  { says: 'a message that may be taken later', at: 'onData', code: 452, text: 'Full', state: 'waiting' },
  { says: 'a sender that is unknown', at: 'onMailFrom', code: 550, text: 'No', state: 'waiting' },
]

test.each(answers)('a mail with $says ($code $text) is $state', async ({ at, code, text, state }) => {
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
  const service = await startService({ env: smtp(mails) })
  await service.send('newsletter', { EMAIL })
  await expect.poll(() => problems(service)).toHaveLength(1)
  expect(await states(service)).toEqual([state])
  expect((await problems(service))[0]).not.toContain(EMAIL)
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

test('a notice of which nobody knows whether it arrived is told by /health', async () => {
  const silent = await startSilentServer()
  const service = await startService({ env: smtp(silent) })
  await service.send('demo', { EMAIL })
  await silent.hasMessage
  silent.breakLine()
  const uncertain = () => service.rows("SELECT kind FROM mail WHERE state = 'uncertain'")
  await expect.poll(uncertain).toEqual([{ kind: 'notify' }])
  await service.write("DELETE FROM mail WHERE state = 'waiting'")
  service.clock.now += 2 * MINUTE_MS // the queue has nothing to do, and works
  service.wake()
  await expect.poll(() => service.isIdle()).toBe(true)
  expect(await (await service.get('/health')).json()).toMatchObject({ mail: 'down', database: 'ok' })
  await service.write("UPDATE mail SET state = 'sent'")
  service.clock.now += 1000
  expect(await (await service.get('/health')).json()).toMatchObject({ mail: 'ok' })
  await service.stop()
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

/** A queue alone, with a mail server that takes what `deliver` does not refuse. */
async function startQueue(now = () => 0, deliver = (_id: string): void => {}) {
  const folder = temporaryFolder()
  const settings = { SIGN_UP_DATABASE: path.join(folder, 'sign-ups.db'), ...(await databaseSettings(folder)) }
  const store = openStore(readEnvironment(settings))
  const sent: string[] = []
  const queue = new MailQueue({
    store,
    deliver: async (id) => {
      deliver(id)
      sent.push(id)
      return 'sent'
    },
    compose: async () => ({ from: '', to: '', raw: Buffer.from('') }),
    perHour: 200,
    onHeld: async () => {},
    now,
    log: { info() {}, warn() {}, error() {} },
  })
  onTestFinished(async () => {
    vi.useRealTimers()
    await queue.stop()
    await store.close()
  })
  return { queue, store, sent }
}

test('a mail that breaks the line by itself is tried ever more rarely, and neither given up nor in the way', async () => {
  let now = 0
  const { queue, store, sent } = await startQueue(
    () => now,
    (id) => {
      if (id === 'bad') throw new Error('Connection closed')
    },
  )
  const add = (id: string) =>
    store.transaction((db) => addMail(db, { id, signUp: null, kind: 'notify' }, { due: now, now }))
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
  expect(bad).toEqual({ state: 'waiting', attempts: 10 }) // its pauses have grown to a day
})

test('looks again after ten minutes by itself: a command or another server may have put a mail into the queue', async () => {
  const { queue, store, sent } = await startQueue()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  queue.wake()
  await expect.poll(() => queue.isIdle).toBe(true)
  await store.transaction((db) => addMail(db, { id: 'late', signUp: null, kind: 'notify' }, { due: 0, now: 0 }))
  vi.advanceTimersByTime(10 * MINUTE_MS + 1)
  await expect.poll(() => sent).toEqual(['late'])
})

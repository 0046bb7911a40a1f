import { createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { testCertificate } from '../../../tests/support/certificate.ts'
import { findFreePort } from '../../../tests/support/free-port.ts'
import { readMailProblems, readMailStates, smtpSettings } from '../../../tests/support/mail-queue.ts'
import { readHeader, startMailServer } from '../../../tests/support/mail-server.ts'
import { startService } from '../../../tests/support/sign-up-service.ts'
import { MINUTE_MS } from '../durations.ts'
import { createSmtpTransport } from './mail-transport.ts'

const EMAIL = 'anna@exempel.se'
const tls = { ca: testCertificate }
const LIMITS = { step: 100, attempt: 300, answer: 10_000 }
const message = { from: 'news@exempel.se', to: 'anna@exempel.se', raw: Buffer.from('Subject: Hi\r\n\r\nHi\r\n') }

const servers = [
  { label: 'without TLS, as a relay on this machine', secure: false, login: '' },
  { label: 'with STARTTLS and a password', secure: false, login: 'anna%40exempel.se:s%2Fe%3Acret@' },
  { label: 'with TLS from the start and a password', secure: true, login: 'anna%40exempel.se:s%2Fe%3Acret@' },
]

test.each(servers)('delivers through a mail server $label', async ({ secure, login }) => {
  const mails = await startMailServer({
    secure,
    ...(login && {
      onAuth: ({ username, password }, _session, done) =>
        password === 's/e:cret' ? done(null, { user: username }) : done(new Error('Wrong password')),
    }),
  })
  const service = await startService({ env: smtpSettings(mails, secure, login), tls })
  await service.send('newsletter', { EMAIL })
  const [mail] = await mails.waitForMails(1)
  expect(mail?.from).toBe('news@exempel.se')
  expect(mail?.to).toEqual([EMAIL])
  expect(mail?.isSecure).toBe(login !== '')
  expect(mail?.user).toBe(login ? 'anna@exempel.se' : '')
  expect(mail?.source).toContain('https://www.exempel.se/subscribe/confirm/')
  await expect.poll(() => readMailStates(service)).toEqual(['sent'])
  await mails.stop()
})

test('does not give the password to a server whose certificate nobody vouches for', async () => {
  let logins = 0
  const onAuth = () => logins++
  const mails = await startMailServer({ onAuth })
  const service = await startService({ env: smtpSettings(mails, false, 'a:b@') })
  await service.send('newsletter', { EMAIL })
  await expect.poll(() => readMailProblems(service)).toEqual([expect.stringMatching(/certificate/i)])
  expect(logins).toBe(0)
  expect(await readMailStates(service)).toEqual(['waiting'])
  await service.stop()
  await mails.stop()
})

test('dates a mail by when it leaves, and says the name of the site to the mail server', async () => {
  const port = await findFreePort()
  const service = await startService({ env: smtpSettings({ port }) })
  await service.send('newsletter', { EMAIL })
  await expect.poll(() => readMailProblems(service)).toHaveLength(1)
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
  const [mail] = await mails.waitForMails(1)
  expect(Date.parse(readHeader(mail?.source ?? '', 'Date'))).toBe(service.clock.now - (service.clock.now % 1000))
  expect(name).toBe('www.exempel.se')
  await mails.stop()
})

test('waits longer for the answer to the end of a message than for anything before', async () => {
  const deliver = await connectTo(async (line, answer) => {
    if (line === '.') await pause(2 * LIMITS.attempt)
    answer(line === 'DATA' ? '354 go on' : '250 fine')
  })
  expect(await deliver('id', message, async () => true)).toBe('sent')
})

test('does not wait for a server that falls silent before the end, and has not sent it then', async () => {
  const deliver = await connectTo((line, answer) => {
    if (!line.startsWith('RCPT')) answer('250 fine')
  })
  let isCommitted = false
  const began = performance.now()
  await expect(
    deliver('id', message, async () => {
      isCommitted = true
      return true
    }),
  ).rejects.toThrow()
  expect(performance.now() - began).toBeLessThan(5000)
  expect(isCommitted).toBe(false)
})

test('a server that closes the connection has said why', async () => {
  const deliver = await connectTo((line, answer) => {
    if (line.startsWith('EHLO')) answer('250-fine\r\n250 PIPELINING')
    else answer(line.startsWith('RCPT') ? '421 4.7.0 Too many' : '250 fine')
  })
  await expect(deliver('id', message, async () => true)).rejects.toThrow('421 4.7.0 Too many')
})

/** Starts a fake SMTP server with the given replies, and creates a transport to it. */
async function connectTo(reply: (line: string, answer: (text: string) => void) => void | Promise<void>) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let rest = ''
    let isData = false
    socket.on('error', () => {})
    socket.write('220 ready\r\n')
    socket.on('data', async (data) => {
      rest += data.toString()
      const lines = rest.split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (isData && line !== '.') continue
        isData = line === 'DATA'
        await reply(line, (text) => void socket.write(`${text}\r\n`))
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const plain = { secure: false, requireTLS: false, ignoreTLS: true, user: '', password: '' }
  return createSmtpTransport({ host: '127.0.0.1', port, ...plain }, 'www.exempel.se', {}, LIMITS)
}

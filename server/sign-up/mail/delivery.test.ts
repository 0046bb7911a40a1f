import { createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { smtpDelivery } from './delivery.ts'

const LIMITS = { step: 100, attempt: 300, answer: 10_000 }
const message = { from: 'news@exempel.se', to: 'anna@exempel.se', raw: Buffer.from('Subject: Hi\r\n\r\nHi\r\n') }

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

/** A delivery to a mail server that answers each line as it is told. */
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
  return smtpDelivery({ host: '127.0.0.1', port, ...plain }, 'www.exempel.se', {}, LIMITS)
}

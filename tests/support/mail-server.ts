import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { testCertificate, testKey } from './certificate.ts'

export type ReceivedMail = { from: string; to: string[]; source: string; isSecure: boolean; user: string }

export type MailServer = {
  port: number
  received: ReceivedMail[]
  stop: () => Promise<void>
  /** Resolves when `count` mails have been received. */
  waitForMails: (count: number) => Promise<ReceivedMail[]>
}

const MAIL_DEFAULTS = { from: '', to: [], source: '', isSecure: false, user: '' }

/** Starts an SMTP server on the loopback interface; without options, it accepts every mail, without TLS and login. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const waiting: { count: number; resolve: () => void }[] = []
  const server = new SMTPServer({
    key: testKey,
    cert: testCertificate,
    authOptional: !options.onAuth,
    disabledCommands: options.onAuth ? [] : ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    logger: false,
    onData(stream, session, callback) {
      const mail: ReceivedMail = { ...MAIL_DEFAULTS, isSecure: session.secure, user: String(session.user ?? '') }
      mail.from = session.envelope.mailFrom ? session.envelope.mailFrom.address : ''
      mail.to = session.envelope.rcptTo.map(({ address }) => address)
      stream.on('data', (data: Buffer) => {
        mail.source += data.toString()
      })
      stream.on('end', () => {
        received.push(mail)
        callback(null, 'taken')
        for (const { count, resolve } of waiting) if (received.length >= count) resolve()
      })
    },
    ...options,
  })
  server.on('error', () => {}) // some tests kill the client in the middle of a mail
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  // A TCP server's address is always of this type.
  const address = server.server.address() as AddressInfo
  return {
    port: address.port,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
    waitForMails: async (count) => {
      if (received.length < count) await new Promise<void>((resolve) => waiting.push({ count, resolve }))
      return received
    },
  }
}

/** The decoded body of the text or HTML part of a mail. Its lines may begin with `--`, as signatures in links do. */
export function readPart(source: string, type: 'text/plain' | 'text/html'): string {
  const boundary = /boundary="(.+?)"/.exec(readHeader(source, 'Content-Type'))?.[1]
  const parts = boundary ? source.split(`\n--${boundary}`) : [source]
  const part = parts.find((candidate) => candidate.includes(`Content-Type: ${type}`)) ?? ''
  const body = part.slice(part.search(/\r?\n\r?\n/))
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8').trim()
}

/** The unfolded value of a header of a mail. */
export function readHeader(source: string, name: string): string {
  const head = source.split(/\r?\n\r?\n/, 1)[0] ?? ''
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  return (
    lines
      .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
      ?.slice(name.length + 1)
      .trim() ?? ''
  )
}

/** The link to confirm or to unsubscribe in a mail. */
export function findLink(source: string, part: 'confirm' | 'unsubscribe'): string {
  return new RegExp(`https?://\\S+/subscribe/${part}/\\S+`).exec(readPart(source, 'text/plain'))?.[0] ?? ''
}

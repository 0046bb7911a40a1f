import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base, expect } from 'vitest'
import { MIN_FILL_TIME_MS } from '../../server/sign-up/routes/form-token.ts'
import { type RunningServer, startServer } from '../server.ts'
import { currentWording } from '../support/current-wording.ts'
import { startMailServer } from '../support/mail-server.ts'
import { openDatabaseInUse } from '../support/open-database-in-use.ts'
import { startSilentServer } from '../support/silent-server.ts'

/** Vitest's test with a database file, and a function that starts the built server on it, also after a kill. */
const test = base.extend<{ file: string; start: (env?: Record<string, string>) => Promise<RunningServer> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures from the pattern
  file: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sign-up-'))
    await use(path.join(folder, 'sign-ups.db'))
    rmSync(folder, { recursive: true, force: true })
  },
  start: async ({ file }, use) => {
    const servers: RunningServer[] = []
    await use(async (env = {}) => {
      const server = await startServer({ SIGN_UP_DATABASE: file, ...env })
      servers.push(server)
      return server
    })
    for (const server of servers) await server.stop()
  },
})

test('kill -9 loses no accepted sign-up', async ({ file, start }) => {
  const server = await start({ TRUSTED_PROXIES: '1' })
  const token = await fetchValidToken(server)
  const accepted: string[] = []
  let number = 0
  // Each visitor sends forms until the server is killed, so that requests are in flight at that moment.
  const visitors = Array.from({ length: 20 }, async () => {
    for (;;) {
      const [email, from] = [`anna${++number}@exempel.se`, `10.${number >> 8}.${number & 255}.1`]
      const response = await post(server, email, token, from).catch(() => null)
      if (!response) return
      expect(response.status).toBe(200)
      accepted.push(email)
      if (accepted.length >= 15) server.process.kill('SIGKILL')
    }
  })
  await Promise.all(visitors)
  expect(accepted.length).toBeGreaterThanOrEqual(15)

  const again = await start()
  expect(readAddresses(file)).toEqual(expect.arrayContaining(accepted))
  expect((await post(again, 'bo@exempel.se', await fetchValidToken(again))).status).toBe(200)
})

test('a mail whose sender is killed before the end of the message is sent once after the restart', async ({
  file,
  start,
}) => {
  const silent = await startSilentServer('recipient')
  const server = await start(smtpSettings(silent.port))
  expect((await post(server, 'anna@exempel.se', await fetchValidToken(server))).status).toBe(200)
  await silent.untilSilent
  await kill(server)
  expect(readMailStates(file)).toEqual(['sending'])
  expireClaims(file)

  const mails = await startMailServer()
  const again = await start(smtpSettings(mails.port))
  await mails.waitForMails(1)
  await expect.poll(() => readMailStates(file)).toEqual(['sent'])
  await kill(again)
  await start(smtpSettings(mails.port))
  expect(mails.received).toHaveLength(1)
  await Promise.all([silent.stop(), mails.stop()])
})

test('a mail whose sender is killed after the end of the message is not sent again', async ({ file, start }) => {
  const silent = await startSilentServer('message')
  const server = await start(smtpSettings(silent.port))
  expect((await post(server, 'anna@exempel.se', await fetchValidToken(server))).status).toBe(200)
  await silent.untilSilent
  await kill(server)
  expireClaims(file)

  const mails = await startMailServer()
  const again = await start(smtpSettings(mails.port))
  await expect.poll(() => readMailStates(file)).toEqual(['uncertain'])
  expect((await post(again, 'bo@exempel.se', await fetchValidToken(again))).status).toBe(200)
  const [mail] = await mails.waitForMails(1)
  expect(mail?.to).toEqual(['bo@exempel.se'])
  await kill(again)
  const third = await start(smtpSettings(mails.port))
  await expect.poll(third.output).toContain('messages did not leave')
  await Promise.all([silent.stop(), mails.stop()])
})

test('reports at the start that mail is written to a folder without a mail server', async ({ start }) => {
  const server = await start()
  await expect.poll(server.output).toContain('SMTP_URL is not set')
})

const invalidSettings: { env: Record<string, string>; name: string }[] = [
  { env: { SIGN_UP_PROVIDER: 'mailchump' }, name: 'SIGN_UP_PROVIDER' },
  { env: { SMTP_URL: 'mail.exempel.se' }, name: 'SMTP_URL' },
  {
    env: {
      SIGN_UP_PROVIDER: 'buttondown',
      SIGN_UP_ACTION: 'https://buttondown.com/api/emails/embed-subscribe/kronvy',
    },
    name: 'npm run build', // valid settings, but the pages were built with others
  },
]

for (const { env, name } of invalidSettings) {
  test(`an invalid setting stops the start with a message: ${JSON.stringify(env)}`, async ({ start }) => {
    const output = await start(env).then(String, String)
    expect(output).toContain(name)
    expect(output).not.toMatch(/^\s+at /m)
  })
}

function post(server: RunningServer, email: string, token: string, from = '127.0.0.1'): Promise<Response> {
  const { version: wording } = currentWording('newsletter', 'en')
  const fields = { EMAIL: email, gdpr: 'Y', tags: 'newsletter', b_website: '', wording, token }
  const headers = { 'x-forwarded-for': from }
  return fetch(`${server.address}/subscribe/newsletter`, { method: 'POST', body: new URLSearchParams(fields), headers })
}

/** A form token that is old enough for the server to accept the form. */
async function fetchValidToken(server: RunningServer): Promise<string> {
  const token = await (await fetch(`${server.address}/subscribe/token`)).text()
  await waitMinimumFillTime()
  return token
}

/** Waits for the minimum time between a token and its form, which the server measures with its own clock. */
async function waitMinimumFillTime(): Promise<void> {
  const began = Date.now()
  await expect.poll(() => Date.now() - began).toBeGreaterThan(MIN_FILL_TIME_MS + 50)
}

async function kill(server: RunningServer): Promise<void> {
  const ended = new Promise((resolve) => server.process.once('exit', resolve))
  server.process.kill('SIGKILL')
  await ended
}

function smtpSettings(port: number): Record<string, string> {
  return {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_SENDER: 'news@exempel.se',
    PUBLIC_ADDRESS: 'https://www.exempel.se',
  }
}

/** Expires the claims on mails, which otherwise takes minutes, so that another process may send them. */
function expireClaims(file: string): void {
  const db = openDatabaseInUse(file)
  db.exec('UPDATE mail SET claimed_until = 0')
  db.close()
}

function readAddresses(file: string): unknown[] {
  return query(file, 'SELECT address AS value FROM sign_up')
}

function readMailStates(file: string): unknown[] {
  return query(file, 'SELECT state AS value FROM mail')
}

function query(file: string, statement: string): unknown[] {
  const db = openDatabaseInUse(file)
  const rows = db.prepare(statement).all()
  db.close()
  return rows.map(({ value }) => value)
}

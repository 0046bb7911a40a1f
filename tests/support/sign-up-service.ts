import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import type { ConnectionOptions } from 'node:tls'
import pg from 'pg'
import { inject, onTestFinished, vi } from 'vitest'
import { MIN_FILL_TIME_MS } from '../../server/sign-up/routes/form-token.ts'
import type { Language } from '../../site/languages.ts'
import { localPath } from '../../site/paths.ts'
import type { SignUpKind } from '../../site/sign-up.ts'
import { currentWording } from './current-wording.ts'
import { readHeader } from './mail-server.ts'
import { openDatabaseInUse } from './open-database-in-use.ts'
import { loggedMessages, startTestServer, temporaryRoot } from './test-server.ts'

type Options = { env?: Record<string, string>; folder?: string; tls?: ConnectionOptions; now?: number }

/** Whether the tests use PostgreSQL instead of SQLite. */
export const usesPostgres = Boolean(inject('postgres'))

/** Returns a function that reads the log messages since this call. */
export function captureLogs(): () => string {
  const from = loggedMessages.length
  return () => loggedMessages.slice(from).join('\n')
}

/** Makes Date.now() advance by half a second at each call, so that waiting for a lock times out quickly. */
export function speedUpClock() {
  let now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 500
    return now
  })
  onTestFinished(() => clock.mockRestore())
  return clock
}

/** Creates a folder that is removed when the current test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(temporaryRoot, 'sign-ups-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The settings for the PostgreSQL schema that belongs to a folder; empty for SQLite, whose file is in the folder. */
export async function databaseSettings(folder: string): Promise<Record<string, string>> {
  if (!usesPostgres) return {}
  const schema = schemaOf(folder)
  await runQuery(schema, `CREATE SCHEMA IF NOT EXISTS ${schema}`)
  return { DATABASE_URL: `${inject('postgres')}?options=-c%20search_path%3D${schema}` }
}

function schemaOf(folder: string): string {
  return `s_${Buffer.from(path.basename(folder)).toString('hex')}`
}

let pool: pg.Pool | undefined

/** Runs SQL statements in a schema of PostgreSQL, and returns the rows of the last one. */
async function runQuery(schema: string, query: string): Promise<Record<string, unknown>[]> {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  pool ??= new pg.Pool({ connectionString: inject('postgres'), allowExitOnIdle: true }).on('error', () => {})
  const results = [await pool.query(`SET search_path TO ${schema}; ${query}`)].flat() // one result for each statement
  return results.at(-1)?.rows ?? []
}

/** The fields of a form; a list is sent as several fields with the same name. */
type Fields = Readonly<Record<string, string | readonly string[]>>

function listFields(fields: Fields): [string, string][] {
  return Object.entries(fields).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  )
}

/** Starts the server with a clock that the test controls, and with a temporary folder for sign-ups and mails. */
export async function startService({ env = {}, folder = temporaryFolder(), tls, now }: Options = {}) {
  const file = path.join(folder, 'sign-ups.db')
  const outbox = path.join(folder, 'outbox')
  const database = await databaseSettings(folder)
  const clock = { now: now ?? Date.UTC(2026, 10, 21, 12) }
  const { address, mailQueue, close } = await startTestServer(
    { SIGN_UP_DATABASE: file, MAIL_OUTBOX: outbox, ...database, ...env },
    { now: () => clock.now, tls },
  )
  let stopped: Promise<void> | null = null
  const stop = () => {
    stopped ??= close()
    return stopped
  }
  onTestFinished(stop)

  const post = (pathname: string, fields: Fields, headers: Record<string, string> = {}) =>
    fetch(address + pathname, {
      method: 'POST',
      body: new URLSearchParams(listFields(fields)),
      headers,
      redirect: 'manual',
    })

  return {
    address,
    clock,
    file,
    folder,
    outbox,
    post,
    stop,
    wake: () => mailQueue.wake(),
    isIdle: () => mailQueue.isIdle,
    get: (pathname: string) => fetch(address + pathname, { redirect: 'manual' }),
    /** Fetches a form token, and advances the clock until forms with it are accepted. */
    async token(): Promise<string> {
      const token = await (await fetch(`${address}/subscribe/token`)).text()
      clock.now += MIN_FILL_TIME_MS
      return token
    },
    /** Sends a form with the hidden fields that the scripts of the page fill in. */
    async send(
      kind: SignUpKind,
      fields: Fields,
      language: Language = 'en',
      headers: Record<string, string> = {},
    ): Promise<Response> {
      const token = await this.token()
      const wording = currentWording(kind, language).version
      const hidden = { gdpr: 'Y', tags: kind, b_website: '', token, wording }
      return post(localPath(`/subscribe/${kind}`, language), { ...hidden, ...fields }, headers)
    },
    /** The environment variables with which a command uses the same database and outbox. */
    settings: { SIGN_UP_DATABASE: file, MAIL_OUTBOX: outbox, ...database },
    /** Runs a query over a separate connection, and returns its rows. */
    async rows(query: string): Promise<Record<string, unknown>[]> {
      if (usesPostgres) return runQuery(schemaOf(folder), query)
      const db = openDatabaseInUse(file)
      try {
        return db.prepare(query).all()
      } finally {
        db.close()
      }
    },
    /** Changes the database over a separate connection. */
    async write(statements: string): Promise<void> {
      if (usesPostgres) return void (await runQuery(schemaOf(folder), statements))
      const db = openDatabaseInUse(file)
      db.exec(`PRAGMA foreign_keys = ON; ${statements}`)
      db.close()
    },
    /** The messages in the outbox, once there are `count`. */
    async mails(count: number): Promise<string[]> {
      await waitUntilFound(() => listMails(outbox).length >= count)
      return listMails(outbox)
    },
    /** The newest message in the outbox to an address, once there is one. */
    async mailTo(address: string): Promise<string> {
      const find = () => listMails(outbox).findLast((mail) => readHeader(mail, 'To') === address)
      return (await waitUntilFound(find)) ?? ''
    },
  }
}

/** The result of a function once it is truthy; null when it stays falsy. */
function waitUntilFound<T>(find: () => T): Promise<T | null> {
  return vi.waitUntil(find, { timeout: 10_000, interval: 10 }).catch(() => null)
}

export type RunningService = Awaited<ReturnType<typeof startService>>

/** The messages in the outbox, oldest first. */
function listMails(outbox: string): string[] {
  if (!existsSync(outbox)) return [] // the folder is created with the first message
  const files = readdirSync(outbox).filter((name) => name.endsWith('.eml'))
  const written = files.map((name) => ({
    file: path.join(outbox, name),
    at: statSync(path.join(outbox, name)).mtimeMs,
  }))
  return written.toSorted((one, other) => one.at - other.at).map(({ file }) => readFileSync(file, 'utf8'))
}

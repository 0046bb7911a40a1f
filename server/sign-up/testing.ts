import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { ConnectionOptions } from 'node:tls'
import formbody from '@fastify/formbody'
import Fastify from 'fastify'
import { onTestFinished } from 'vitest'
import type { Language } from '../../content/languages.ts'
import { localPath } from '../../content/paths.ts'
import type { SignUpKind } from '../../content/site.ts'
import { readEnvironment } from '../settings.ts'
import { MIN_FILL_MS } from './form/form-token.ts'
import { currentWording } from './form/wordings.ts'
import { signUp } from './sign-up.ts'

type Options = { env?: Record<string, string>; folder?: string; tls?: ConnectionOptions; now?: number }

/** A folder of its own for a test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sign-ups-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The service as a server on loopback, with a clock that the test sets and files of its own. */
export async function startService({ env = {}, folder = temporaryFolder(), tls, now }: Options = {}) {
  const file = path.join(folder, 'sign-ups.db')
  const outbox = path.join(folder, 'outbox')
  const environment = readEnvironment({ SIGN_UP_DATABASE: file, MAIL_OUTBOX: outbox, SITE_FOLDER: folder, ...env })
  const clock = { now: now ?? Date.UTC(2026, 10, 21, 12) }
  const { trustedProxies } = environment
  const app = Fastify({
    bodyLimit: 16 * 1024,
    trustProxy: trustedProxies === 0 ? false : (_address, hop) => hop < trustedProxies,
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: true,
  })
  await app.register(formbody)
  const queue = await signUp(app, environment, { now: () => clock.now, tls })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  let isStopped = false
  const stop = async () => {
    if (!isStopped) await app.close()
    isStopped = true
  }
  onTestFinished(stop)

  const post = (pathname: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(address + pathname, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' })

  return {
    address,
    clock,
    file,
    folder,
    outbox,
    post,
    stop,
    wake: () => queue.wake(),
    isIdle: () => queue.isIdle,
    get: (pathname: string) => fetch(address + pathname, { redirect: 'manual' }),
    /** A token that is old enough by the service's own clock. */
    async token(): Promise<string> {
      const token = await (await fetch(`${address}/subscribe/token`)).text()
      clock.now += MIN_FILL_MS
      return token
    },
    /** A form as a visitor with scripts sends it. */
    async send(
      kind: SignUpKind,
      fields: Record<string, string>,
      language: Language = 'en',
      headers: Record<string, string> = {},
    ): Promise<Response> {
      const token = await this.token()
      const wording = currentWording(kind, language).version
      const hidden = { gdpr: 'Y', tags: kind, b_website: '', token, wording }
      return post(localPath(`/subscribe/${kind}`, language), { ...hidden, ...fields }, headers)
    },
    /** What a query finds in the file, read by another connection. */
    rows(query: string): Record<string, unknown>[] {
      const db = new DatabaseSync(file, { timeout: 1000 })
      try {
        return db.prepare(query).all()
      } finally {
        db.close()
      }
    },
    /** Changes the file by another connection, as time or somebody else would. */
    write(statements: string): void {
      const db = new DatabaseSync(file, { timeout: 1000 })
      db.exec(statements)
      db.close()
    },
    /** The messages in the outbox, once there are so many. */
    async mails(count: number): Promise<string[]> {
      const deadline = Date.now() + 5000
      for (;;) {
        const names = listMails(outbox)
        if (names.length >= count || Date.now() > deadline) {
          return names.map((name) => readFileSync(path.join(outbox, name), 'utf8'))
        }
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    },
  }
}

export type RunningService = Awaited<ReturnType<typeof startService>>

function listMails(outbox: string): string[] {
  try {
    return readdirSync(outbox).filter((name) => name.endsWith('.eml'))
  } catch {
    return [] // the folder is made with the first message
  }
}

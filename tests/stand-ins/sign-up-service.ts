import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { ConnectionOptions } from 'node:tls'
import { onTestFinished } from 'vitest'
import type { Language } from '../../content/languages.ts'
import { localPath } from '../../content/paths.ts'
import type { SignUpKind } from '../../content/site.ts'
import { MIN_FILL_MS } from '../../server/sign-up/form/form-token.ts'
import { currentWording } from '../../server/sign-up/form/wordings.ts'
import { startTestServer } from './test-server.ts'

type Options = { env?: Record<string, string>; folder?: string; tls?: ConnectionOptions; now?: number }

/** A folder of its own for a test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sign-ups-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The server with a clock that the test sets, and with sign-ups and mails in a folder of their own. */
export async function startService({ env = {}, folder = temporaryFolder(), tls, now }: Options = {}) {
  const file = path.join(folder, 'sign-ups.db')
  const outbox = path.join(folder, 'outbox')
  const clock = { now: now ?? Date.UTC(2026, 10, 21, 12) }
  const { address, mailQueue, close } = await startTestServer(
    { SIGN_UP_DATABASE: file, MAIL_OUTBOX: outbox, ...env },
    { now: () => clock.now, tls },
  )
  let stopped: Promise<void> | null = null
  const stop = () => {
    stopped ??= close()
    return stopped
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
    wake: () => mailQueue.wake(),
    isIdle: () => mailQueue.isIdle,
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

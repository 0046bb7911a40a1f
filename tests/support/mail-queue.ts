import path from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { readEnvironment } from '../../server/settings.ts'
import { MailQueue } from '../../server/sign-up/mail/mail-queue.ts'
import { createStore } from '../../server/sign-up/store/create-store.ts'
import type { MailServer } from './mail-server.ts'
import { databaseSettings, type RunningService, temporaryFolder } from './sign-up-service.ts'

/** The settings of a sign-up service that sends through this mail server. */
export function smtpSettings({ port }: Pick<MailServer, 'port'>, secure = false, login = ''): Record<string, string> {
  return {
    SMTP_URL: `${secure ? 'smtps' : 'smtp'}://${login}127.0.0.1:${port}`,
    MAIL_SENDER: 'news@exempel.se',
    PUBLIC_ADDRESS: 'https://www.exempel.se',
  }
}

/** The delivery states of the mails to visitors; notices to the owner are excluded. */
export async function readMailStates(service: RunningService) {
  const rows = await service.rows("SELECT state FROM mail WHERE kind <> 'notify'")
  return rows.map(({ state }) => state)
}

export async function readMailProblems(service: RunningService) {
  const rows = await service.rows('SELECT problem FROM mail WHERE problem IS NOT NULL')
  return rows.map(({ problem }) => problem)
}

/**
 * Creates a mail queue without a server. `deliver` may throw to simulate a failed delivery; `sent` collects the rest.
 */
export async function startQueue(now = () => 0, deliver = (_id: string): void => {}) {
  const folder = temporaryFolder()
  const settings = { SIGN_UP_DATABASE: path.join(folder, 'sign-ups.db'), ...(await databaseSettings(folder)) }
  const store = createStore(readEnvironment(settings))
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
    onRateLimited: async () => {},
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

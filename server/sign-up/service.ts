import type { FastifyBaseLogger } from 'fastify'
import type { Environment } from '../settings.ts'
import type { MailQueue } from './mail/mail-queue.ts'
import type { Store } from './store/store.ts'

/** What the routes of the service share. */
export type Service = {
  environment: Environment
  store: Store
  queue: MailQueue
  now: () => number
  log: FastifyBaseLogger
  /** The key of all signatures. */
  secret: () => Promise<string>
}

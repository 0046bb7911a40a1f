import type { FastifyBaseLogger } from 'fastify'
import type { Environment } from '../settings.ts'
import type { MailQueue } from './mail/mail-queue.ts'
import type { Store } from './store/store.ts'

/** The dependencies of the sign-up routes. */
export type SignUpService = {
  environment: Environment
  store: Store
  queue: MailQueue
  now: () => number
  log: FastifyBaseLogger
  /** The HMAC key of all signatures. */
  secret: () => Promise<string>
}

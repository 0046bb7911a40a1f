import type { Environment } from '../settings.ts'
import type { MailQueue } from './mail/mail-queue.ts'
import type { SignUpDatabase } from './store/database.ts'

/** What the routes of the service share. */
export type Service = {
  environment: Environment
  database: SignUpDatabase
  queue: MailQueue
  now: () => number
  /** The key of all signatures. */
  secret: () => Promise<string>
}

import type { Environment } from '../environment.ts'
import type { SiteParts } from './assets.ts'
import type { SignUpDatabase } from './database.ts'
import type { MailQueue } from './mail-queue.ts'

/** What the routes of the service share. */
export type Service = {
  environment: Environment
  database: SignUpDatabase
  queue: MailQueue
  parts: SiteParts
  now: () => number
  /** The key of all signatures. */
  secret: () => Promise<string>
}

import { MINUTE_MS } from '../durations.ts'
import type { Connection, Store, StoreLogger } from '../store/store.ts'
import {
  type MailTransport,
  MessageDeferredError,
  MessageRefusedError,
  RecipientRejectedError,
} from './mail-transport.ts'
import {
  claimNextMail,
  commitSending,
  type MailState,
  markMailFinished,
  nextDueTime,
  postponeMail,
  type QueuedMail,
} from './mails.ts'
import type { MimeMessage } from './mime-message.ts'

type Parts = {
  store: Store
  deliver: MailTransport
  /** Composes the message of a mail; null when it is no longer wanted. */
  compose: (mail: QueuedMail) => Promise<MimeMessage | null>
  /** The hourly limit of mails to unconfirmed addresses. */
  perHour: number
  /** Called when the hourly limit delays mails. */
  onHeld: (db: Connection) => Promise<void>
  now: () => number
  log: StoreLogger & Pick<Console, 'info'>
}

/** The longest sleep of an idle queue, and the longest backoff; it polls because other processes enqueue mails too. */
const LONGEST_WAIT_MS = 10 * MINUTE_MS
/** After this many consecutive refusals the cause is taken to be us (wrong sender, no relaying), not the recipients. */
const REFUSALS = 3
/** After this many deferrals, within some six minutes, a mail may be greylisted, which ends by itself. */
const GREY_LIST_ATTEMPTS = 3

/**
 * Sends the queued mails of the database one at a time, and sleeps until the next is due. When the mail server is down,
 * rejects the login or refuses several mails in a row, the queue backs off, and then sends a single mail as a probe. No
 * mail is given up because of that, however long it lasts.
 */
export class MailQueue {
  readonly #parts: Parts
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | null = null
  #isWoken = false
  #isStopped = false
  /** Mails refused since the last accepted one. */
  readonly #refused = new Set<string>()
  /** When the backoff ends, and its length; 0 while mails are accepted. */
  #rest = { until: 0, lasts: 0 }

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Checks for due mails now; call it after enqueueing. */
  wake(): void {
    this.#isWoken = true
    if (this.#isStopped || this.#running) return
    clearTimeout(this.#timer)
    this.#running = this.#work().finally(() => {
      this.#running = null
      if (this.#isWoken) this.wake()
    })
  }

  /** Whether no mail is being sent right now. */
  get isIdle(): boolean {
    return this.#running === null
  }

  /** Health check: whether mails are being delivered. */
  get isWorking(): boolean {
    return this.#rest.lasts === 0
  }

  /** Stops after the mail that is being sent. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#running
  }

  async #work(): Promise<void> {
    this.#isWoken = false
    const wait = await this.#sendDue().catch((error) => {
      this.#parts.log.error(`The mail queue stands still for a minute: ${String(error)}`)
      return MINUTE_MS
    })
    if (!this.#isStopped) this.#timer = setTimeout(() => this.wake(), Math.min(wait + 1, LONGEST_WAIT_MS)).unref()
  }

  /** Sends all due mails; returns how many milliseconds until the next. */
  async #sendDue(): Promise<number> {
    const { store, now } = this.#parts
    const wait = this.#rest.until - now()
    // A longer backoff was set while the clock was ahead.
    let isMore = wait <= 0 || wait > LONGEST_WAIT_MS
    while (isMore && !this.#isStopped) isMore = await this.#sendNext()
    const due = await store.read(nextDueTime)
    if (due === null) this.#isTaken() // the refused mails have been deleted
    if (this.#rest.until > now()) return this.#rest.until - now()
    if (due === null) return LONGEST_WAIT_MS
    // Due but not claimed: the hourly limit delays it, or another process has claimed it.
    return due > now() ? due - now() : MINUTE_MS
  }

  /** Sends the next mail; false when there is none, or the queue should back off. */
  async #sendNext(): Promise<boolean> {
    const { store, now, perHour, onHeld } = this.#parts
    const mail = await store.transaction(async (db) => {
      const claimed = await claimNextMail(db, now(), { perHour, isProbe: !this.isWorking })
      if (claimed === 'held') await onHeld(db)
      return claimed
    })
    if (mail === null || mail === 'held') return false
    await this.#send(mail)
    return this.isWorking || this.#rest.until <= now()
  }

  /** Sends a claimed mail, and stores the outcome. */
  async #send(mail: QueuedMail): Promise<void> {
    const { store, deliver, now, compose } = this.#parts
    let isCommitted = false
    let isWithdrawn = false
    const commit = async () => {
      isCommitted = await store.transaction((db) => commitSending(db, mail))
      isWithdrawn = !isCommitted
      return isCommitted
    }
    const message = await compose(mail)
    if (!message) {
      await store.transaction((db) => db.run('DELETE FROM mail WHERE id = ?', mail.id)) // no longer wanted
      return
    }
    let state: MailState
    try {
      state = await deliver(mail.id, message, commit)
    } catch (error) {
      // The commit failed: the sign-up was deleted meanwhile, or another process has claimed the mail.
      if (!isWithdrawn) await this.#putDown(mail, error, isCommitted)
      return
    }
    await store.transaction((db) => markMailFinished(db, mail, state, now()))
    this.#isTaken()
  }

  async #putDown(mail: QueuedMail, error: unknown, isCommitted: boolean): Promise<void> {
    const { store, now } = this.#parts
    // Servers often quote the address, which must neither be logged nor outlive its sign-up.
    const problem = (error instanceof Error ? error.message : String(error)).replace(/\S+@\S+/g, '…').trim()
    this.#parts.log.warn(`A mail was not delivered: ${problem} (see “mail” in docs/sign-up.md)`)
    if (error instanceof RecipientRejectedError) {
      await store.transaction((db) => markMailFinished(db, mail, 'dead', now(), problem))
      if (mail.kind === 'notify')
        this.#parts.log.error('THE OWNER WAS NOT TOLD OF NEW REQUESTS: MAIL_OWNER is no address. See “list”.')
      this.#isTaken() // a reply about the recipient shows that the server accepts us
      return
    }
    const isRefused = error instanceof MessageRefusedError
    const isGrey = error instanceof MessageDeferredError && mail.attempts <= GREY_LIST_ATTEMPTS
    if (isRefused && !isGrey) this.#refused.add(mail.id)
    if (isGrey && this.#refused.size < REFUSALS) this.#isTaken() // the server responds to mails
    const wasWorking = this.isWorking
    if (!isRefused || !wasWorking || this.#refused.size >= REFUSALS) this.#beginRest(problem)
    await store.transaction((db) => {
      // The server may have accepted the message; its reply is missing.
      if (isCommitted && !isRefused) return markMailFinished(db, mail, 'uncertain', now(), problem)
      const restUntil = wasWorking ? null : this.#rest.until
      return postponeMail(db, mail, { now: now(), restUntil, isFinal: isRefused }, problem)
    })
  }

  #beginRest(problem: string): void {
    const { now, log } = this.#parts
    if (this.isWorking) log.error(`NO MAIL LEAVES until the mail server takes it: ${problem}. Nothing is lost.`)
    const lasts = Math.min(this.#rest.lasts * 2 || MINUTE_MS, LONGEST_WAIT_MS)
    this.#rest = { until: now() + lasts, lasts }
  }

  #isTaken(): void {
    if (!this.isWorking) this.#parts.log.info('The mail server takes mail again.')
    this.#refused.clear()
    this.#rest = { until: 0, lasts: 0 }
  }
}

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
  type MailState,
  markMailFinished,
  markMailHandedOver,
  nextDueTime,
  postponeMail,
  type QueuedMail,
} from './mails.ts'
import type { MimeMessage } from './mime-message.ts'

type Parts = {
  store: Store
  deliver: MailTransport
  /** Composes the message of a mail; null when the mail is obsolete, for instance after unsubscribing. */
  compose: (mail: QueuedMail) => Promise<MimeMessage | null>
  /** The hourly limit of mails to unconfirmed addresses. */
  perHour: number
  /** Called when the hourly limit delays mails. */
  onRateLimited: (db: Connection) => Promise<void>
  now: () => number
  log: StoreLogger & Pick<Console, 'info'>
}

/** The longest backoff, and the poll interval of an idle queue, since other processes enqueue mails too. */
const LONGEST_WAIT_MS = 10 * MINUTE_MS
/**
 * After this many consecutive refusals the site (wrong sender, no relaying) counts as the cause, not the recipients.
 */
const MAX_REFUSALS = 3
/** Up to this many deferrals of a mail, within some six minutes, may be greylisting, which ends by itself. */
const GREY_LIST_ATTEMPTS = 3

/**
 * Sends the queued mails of the database one at a time, and sleeps until the next is due. When the mail server is down,
 * rejects the login or refuses several mails in a row, the queue backs off, and then sends a single mail as a probe.
 * Such outages never make a mail undeliverable, however long they last.
 */
export class MailQueue {
  readonly #parts: Parts
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | null = null
  #isWoken = false
  #isStopped = false
  /** The ids of mails refused since the last accepted mail. */
  readonly #refused = new Set<string>()
  /** When the backoff ends, and its length; 0 while mails are accepted. */
  #backoff = { until: 0, duration: 0 }

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
    return this.#backoff.duration === 0
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
    const wait = this.#backoff.until - now()
    // A wait above the maximum was set while the clock was wrong, so it is ignored.
    let isMore = wait <= 0 || wait > LONGEST_WAIT_MS
    while (isMore && !this.#isStopped) isMore = await this.#sendNext()
    const due = await store.read(nextDueTime)
    if (due === null) this.#recordAccepted() // the refused mails have been deleted
    if (this.#backoff.until > now()) return this.#backoff.until - now()
    if (due === null) return LONGEST_WAIT_MS
    // A mail that is due but unclaimed is delayed by the hourly limit, or claimed by another process.
    return due > now() ? due - now() : MINUTE_MS
  }

  /** Sends the next mail; returns false when no mail is due or the queue should back off. */
  async #sendNext(): Promise<boolean> {
    const { store, now, perHour, onRateLimited } = this.#parts
    const mail = await store.transaction(async (db) => {
      const claimed = await claimNextMail(db, now(), { perHour, isProbe: !this.isWorking })
      if (claimed === 'rate limited') await onRateLimited(db)
      return claimed
    })
    if (mail === null || mail === 'rate limited') return false
    await this.#send(mail)
    return this.isWorking || this.#backoff.until <= now()
  }

  /** Sends a claimed mail, and stores the outcome. */
  async #send(mail: QueuedMail): Promise<void> {
    const { store, deliver, now, compose } = this.#parts
    let isHandedOver = false
    let isWithdrawn = false
    const commit = async () => {
      isHandedOver = await store.transaction((db) => markMailHandedOver(db, mail))
      isWithdrawn = !isHandedOver
      return isHandedOver
    }
    const message = await compose(mail)
    if (!message) {
      await store.transaction((db) => db.run('DELETE FROM mail WHERE id = ?', mail.id)) // obsolete
      return
    }
    let state: MailState
    try {
      state = await deliver(mail.id, message, commit)
    } catch (error) {
      // The mail is left alone when its sign-up was deleted or another process has claimed it.
      if (!isWithdrawn) await this.#recordFailure(mail, error, isHandedOver)
      return
    }
    await store.transaction((db) => markMailFinished(db, mail, state, now()))
    this.#recordAccepted()
  }

  async #recordFailure(mail: QueuedMail, error: unknown, isHandedOver: boolean): Promise<void> {
    const { store, now } = this.#parts
    // Server replies often quote the address, which must neither be logged nor outlive its sign-up.
    const problem = (error instanceof Error ? error.message : String(error)).replace(/\S+@\S+/g, '…').trim()
    this.#parts.log.warn(`A mail was not delivered: ${problem} (see “mail” in docs/sign-up.md)`)
    if (error instanceof RecipientRejectedError) {
      await store.transaction((db) => markMailFinished(db, mail, 'dead', now(), problem))
      if (mail.kind === 'notify')
        this.#parts.log.error('THE OWNER WAS NOT TOLD OF NEW REQUESTS: MAIL_OWNER is no address. See “list”.')
      this.#recordAccepted() // a reply about the recipient shows that the server works
      return
    }
    const isRefused = error instanceof MessageRefusedError
    const isGreylisted = error instanceof MessageDeferredError && mail.attempts <= GREY_LIST_ATTEMPTS
    if (isRefused && !isGreylisted) this.#refused.add(mail.id)
    // greylisting shows that the server works
    if (isGreylisted && this.#refused.size < MAX_REFUSALS) this.#recordAccepted()
    const wasWorking = this.isWorking
    if (!isRefused || !wasWorking || this.#refused.size >= MAX_REFUSALS) this.#beginBackoff(problem)
    await store.transaction((db) => {
      // Without a reply, the server may or may not have accepted the message.
      if (isHandedOver && !isRefused) return markMailFinished(db, mail, 'uncertain', now(), problem)
      const backoffUntil = wasWorking ? null : this.#backoff.until
      return postponeMail(db, mail, { now: now(), backoffUntil, isFinal: isRefused }, problem)
    })
  }

  #beginBackoff(problem: string): void {
    const { now, log } = this.#parts
    if (this.isWorking) log.error(`NO MAIL LEAVES until the mail server takes it: ${problem}. Nothing is lost.`)
    const duration = Math.min(this.#backoff.duration * 2 || MINUTE_MS, LONGEST_WAIT_MS)
    this.#backoff = { until: now() + duration, duration }
  }

  #recordAccepted(): void {
    if (!this.isWorking) this.#parts.log.info('The mail server takes mail again.')
    this.#refused.clear()
    this.#backoff = { until: 0, duration: 0 }
  }
}

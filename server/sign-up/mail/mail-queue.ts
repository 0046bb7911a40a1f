import { MINUTE_MS } from '../durations.ts'
import type { Connection, Store, StoreLog } from '../store/store.ts'
import { DeferredError, type MailTransport, MessageRefusedError, RecipientRejectedError } from './mail-transport.ts'
import { claimMail, commitToSend, finishMail, type MailState, nextDue, postponeMail, type QueuedMail } from './mails.ts'
import type { MimeMessage } from './mime-message.ts'

type Parts = {
  store: Store
  deliver: MailTransport
  /** The message of a mail; null when nobody wants it any more. */
  compose: (mail: QueuedMail) => Promise<MimeMessage | null>
  /** How many mails an hour may go to people who have not confirmed. */
  perHour: number
  /** Called when that limit keeps mails waiting. */
  onHeld: (db: Connection) => Promise<void>
  now: () => number
  log: StoreLog & Pick<Console, 'info'>
}

/** How long an idle queue waits, and one whose mail server is away: other processes put mails into it too. */
const LONGEST_WAIT_MS = 10 * MINUTE_MS
/** This many refused mails in a row are about us (a wrong sender, a relay that does not know us), not about them. */
const REFUSALS = 3
/** A mail that is deferred so often, within some six minutes, may be on a grey list, which lets it in later. */
const GREY_LIST_ATTEMPTS = 3

/**
 * Sends what the database holds, one mail after the other, and looks again when the next is due. When the mail server
 * does not answer, turns the login away or refuses several mails in a row, it rests; then a single mail tries whether
 * the server is back. Nothing is given up because of that, however long it lasts.
 */
export class MailQueue {
  readonly #parts: Parts
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | null = null
  #isWoken = false
  #isStopped = false
  /** Mails that were refused since one was taken. */
  readonly #refused = new Set<string>()
  /** Until when the queue rests because the mail server takes nothing, and how long that is; 0 while it takes mail. */
  #rest = { until: 0, lasts: 0 }

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Looks for mail now; called after something was put into the queue. */
  wake(): void {
    this.#isWoken = true
    if (this.#isStopped || this.#running) return
    clearTimeout(this.#timer)
    this.#running = this.#work().finally(() => {
      this.#running = null
      if (this.#isWoken) this.wake()
    })
  }

  /** Whether nothing is being sent at this moment. */
  get isIdle(): boolean {
    return this.#running === null
  }

  /** Whether mails leave. */
  get isWorking(): boolean {
    return this.#rest.lasts === 0
  }

  /** Finishes the mail that is on its way and takes no other. */
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

  /** Sends what is due; gives how long there is nothing to do. */
  async #sendDue(): Promise<number> {
    const { store, now } = this.#parts
    const wait = this.#rest.until - now()
    // A rest that seems to last longer was begun by a clock that was ahead.
    let isMore = wait <= 0 || wait > LONGEST_WAIT_MS
    while (isMore && !this.#isStopped) isMore = await this.#sendNext()
    const due = await store.read(nextDue)
    if (due === null) this.#isTaken() // what could not leave was deleted
    if (this.#rest.until > now()) return this.#rest.until - now()
    if (due === null) return LONGEST_WAIT_MS
    // Due, and not taken: the hourly limit holds it back, or another process has just taken it.
    return due > now() ? due - now() : MINUTE_MS
  }

  /** Sends the next mail; false when there is none, or the queue should rest. */
  async #sendNext(): Promise<boolean> {
    const { store, now, perHour, onHeld } = this.#parts
    const mail = await store.transaction(async (db) => {
      const claimed = await claimMail(db, now(), { perHour, isProbe: !this.isWorking })
      if (claimed === 'held') await onHeld(db)
      return claimed
    })
    if (mail === null || mail === 'held') return false
    await this.#send(mail)
    return this.isWorking || this.#rest.until <= now()
  }

  /** Sends one mail that was claimed, and puts down what became of it. */
  async #send(mail: QueuedMail): Promise<void> {
    const { store, deliver, now, compose } = this.#parts
    let isCommitted = false
    let isWithdrawn = false
    const commit = async () => {
      isCommitted = await store.transaction((db) => commitToSend(db, mail))
      isWithdrawn = !isCommitted
      return isCommitted
    }
    const message = await compose(mail)
    if (!message) {
      await store.transaction((db) => db.run('DELETE FROM mail WHERE id = ?', mail.id)) // nobody wants it any more
      return
    }
    let state: MailState
    try {
      state = await deliver(mail.id, message, commit)
    } catch (error) {
      // The delivery stopped because of it: its sign-up was deleted meanwhile, or another process has taken the mail.
      if (!isWithdrawn) await this.#putDown(mail, error, isCommitted)
      return
    }
    await store.transaction((db) => finishMail(db, mail, state, now()))
    this.#isTaken()
  }

  async #putDown(mail: QueuedMail, error: unknown, isCommitted: boolean): Promise<void> {
    const { store, now } = this.#parts
    // Servers like to repeat the address, which belongs neither into the log nor where it would outlive its sign-up.
    const problem = (error instanceof Error ? error.message : String(error)).replace(/\S+@\S+/g, '…').trim()
    this.#parts.log.warn(`A mail was not delivered: ${problem} (see “mail” in docs/sign-up.md)`)
    if (error instanceof RecipientRejectedError) {
      await store.transaction((db) => finishMail(db, mail, 'dead', now(), problem))
      if (mail.kind === 'notify')
        this.#parts.log.error('THE OWNER WAS NOT TOLD OF NEW REQUESTS: MAIL_OWNER is no address. See “list”.')
      this.#isTaken() // an answer about the recipient: the server works for us
      return
    }
    const isRefused = error instanceof MessageRefusedError
    const isGrey = error instanceof DeferredError && mail.attempts <= GREY_LIST_ATTEMPTS
    if (isRefused && !isGrey) this.#refused.add(mail.id)
    if (isGrey && this.#refused.size < REFUSALS) this.#isTaken() // the server is there, and looks at mails
    const wasWorking = this.isWorking
    if (!isRefused || !wasWorking || this.#refused.size >= REFUSALS) this.#beginRest(problem)
    await store.transaction((db) => {
      // The server may have the message: it has not said.
      if (isCommitted && !isRefused) return finishMail(db, mail, 'uncertain', now(), problem)
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

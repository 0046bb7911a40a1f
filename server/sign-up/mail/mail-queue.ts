import { readEmailAddress } from '../form/email-address.ts'
import { readSecret } from '../link/secret.ts'
import type { SignUpDatabase } from '../store/database.ts'
import { text } from '../store/row.ts'
import { findById, isForbidden, OWNER } from '../store/sign-ups.ts'
import { AnsweredError, type Deliver, RefusedError } from './delivery.ts'
import type { MailSettings } from './mail-settings.ts'
import { claimMail, finishMail, handOver, type Mail, nextDue, postponeMail } from './mails.ts'
import { composeMessage, type Message } from './message.ts'

type Parts = {
  database: SignUpDatabase
  deliver: Deliver
  settings: MailSettings
  publicAddress: () => string
  now: () => number
}

const AFTER_FAILURE_MS = 60_000
const LONGEST_WAIT_MS = 10 * 60_000

/** Sends what the database holds, one mail after the other, and looks again when the next is due. */
export class MailQueue {
  readonly #parts: Parts
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | null = null
  #isWoken = false
  #isStopped = false
  #isStandingStill = false
  #isServerAway = false

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

  /** Whether mails leave: what a mail server says about one of them does not count, that it says nothing does. */
  get isWorking(): boolean {
    return !this.#isStandingStill && !this.#isServerAway
  }

  /** Finishes the mail that is on its way and takes no other. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#running
  }

  async #work(): Promise<void> {
    const { database, now } = this.#parts
    this.#isWoken = false
    try {
      for (;;) {
        const mail = this.#isStopped ? null : await database.transaction((db) => claimMail(db, now()))
        if (!mail) break
        await this.#send(mail)
      }
      const due = await database.read(nextDue)
      this.#isStandingStill = false
      if (due !== null) this.#wakeIn(due - now())
    } catch (error) {
      this.#isStandingStill = true
      console.error(`The mail queue stands still for a minute: ${String(error)}`)
      this.#wakeIn(AFTER_FAILURE_MS)
    }
  }

  #wakeIn(wait: number): void {
    if (this.#isStopped) return
    this.#timer = setTimeout(() => this.wake(), Math.min(Math.max(wait, 0) + 1, LONGEST_WAIT_MS)).unref()
  }

  async #send(mail: Mail): Promise<void> {
    const { database, deliver, now } = this.#parts
    let isHandedOver = false
    const putDown = async () => {
      isHandedOver = await database.transaction((db) => handOver(db, mail))
      return isHandedOver
    }
    try {
      const message = await this.#compose(mail)
      const state = message ? await deliver(mail.id, message, putDown) : null
      if (message) this.#isServerAway = false
      await database.transaction((db) =>
        state ? finishMail(db, mail, state, now()) : db.prepare('DELETE FROM mail WHERE id = ?').run(mail.id),
      )
    } catch (error) {
      await database.transaction((db) => this.#settle(db, mail, error, isHandedOver))
    }
  }

  /** The message of a mail; null when nobody wants it any more. */
  async #compose(mail: Mail): Promise<Message | null> {
    const { database, settings, publicAddress } = this.#parts
    const input = await database.read((db) => {
      const signUp = findById(db, mail.signUp)
      const owner = readEmailAddress(settings.owner)
      if (!signUp || typeof owner === 'string') return null
      if (mail.kind === 'notify' && isForbidden(db, OWNER, owner.key)) return null
      const last = db
        .prepare('SELECT event FROM consent WHERE sign_up = ? ORDER BY at DESC, id DESC LIMIT 1')
        .get(signUp.id)
      const hasConsented = last !== undefined && text(last, 'event') !== 'not given'
      return { mail, signUp, hasConsented, secret: readSecret(db), publicAddress: publicAddress() }
    })
    return input && composeMessage(input, settings)
  }

  #settle(db: Parameters<typeof handOver>[0], mail: Mail, error: unknown, isHandedOver: boolean): void {
    const { now } = this.#parts
    const problem = error instanceof Error ? error.message : String(error)
    const isAnswered = error instanceof RefusedError || error instanceof AnsweredError
    this.#isServerAway = !isAnswered
    if (error instanceof RefusedError) finishMail(db, mail, 'dead', now(), problem)
    else if (isHandedOver && !isAnswered) finishMail(db, mail, 'uncertain', now(), problem)
    else postponeMail(db, mail, now(), problem)
    // Servers like to repeat the address, which has no business in a log.
    const anonymous = problem.replace(/\S+@\S+/g, '…')
    console.warn(`A mail was not delivered: ${anonymous} (“npm run signups -- mail” shows what becomes of it)`)
  }
}

import type { Store } from '../store/store.ts'
import type { Deliver } from './delivery.ts'
import { dispatch } from './dispatch.ts'
import type { MailSettings } from './mail-settings.ts'
import { claimMail, type Mail, nextDue } from './mails.ts'
import { composeMessage } from './message.ts'

type Parts = {
  store: Store
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
    const { store, now } = this.#parts
    this.#isWoken = false
    try {
      for (;;) {
        const mail = this.#isStopped ? null : await store.transaction((db) => claimMail(db, now()))
        if (!mail) break
        await this.#send(mail)
      }
      if (this.#isStopped) return
      const due = await store.read((db) => nextDue(db))
      this.#isStandingStill = false
      if (due === null)
        this.#isServerAway = false // nothing waits any more
      else this.#wakeIn(due - now())
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
    const { publicAddress, settings, store } = this.#parts
    const compose = () => composeMessage(store, mail, settings, publicAddress())
    const outcome = await dispatch({ ...this.#parts, compose }, mail)
    if (outcome.state === 'gone') this.#isServerAway = false
    if (outcome.state !== 'failed') return
    this.#isServerAway = !outcome.isAnswered
    // Servers like to repeat the address, which has no business in a log.
    const anonymous = outcome.problem.replace(/\S+@\S+/g, '…')
    console.warn(`A mail was not delivered: ${anonymous} (“npm run signups -- mail” shows what becomes of it)`)
  }
}

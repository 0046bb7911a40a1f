import type { Store } from '../store/store.ts'
import { AnsweredError, type Deliver, RefusedError } from './delivery.ts'
import { dropMail, finishMail, handOver, type Mail, postponeMail } from './mails.ts'
import type { Message } from './message.ts'

export type Dispatch = {
  store: Store
  deliver: Deliver
  now: () => number
  /** The message of a mail; null when nobody wants it any more. */
  compose: (mail: Mail) => Promise<Message | null>
}

/** What became of an attempt; whether a mail server has answered, also with a no. */
export type Outcome = { state: 'gone' | 'unwanted' } | { state: 'failed'; problem: string; isAnswered: boolean }

/** Sends one mail that was claimed, and puts down what became of it. */
export async function dispatch({ store, deliver, now, compose }: Dispatch, mail: Mail): Promise<Outcome> {
  let isHandedOver = false
  let isWithdrawn = false
  const putDown = async () => {
    isHandedOver = await store.transaction((db) => handOver(db, mail))
    isWithdrawn = !isHandedOver
    return isHandedOver
  }
  try {
    const message = await compose(mail)
    const state = message ? await deliver(mail.id, message, putDown) : null
    await store.transaction((db) => (state ? finishMail(db, mail, state, now()) : dropMail(db, mail)))
    return { state: message ? 'gone' : 'unwanted' }
  } catch (error) {
    // The delivery stopped because of it: its sign-up was deleted meanwhile, or another process has taken the mail.
    if (isWithdrawn) return { state: 'unwanted' }
    const problem = error instanceof Error ? error.message : String(error)
    const isAnswered = error instanceof RefusedError || error instanceof AnsweredError
    await store.transaction((db) => {
      if (error instanceof RefusedError) return finishMail(db, mail, 'dead', now(), problem)
      if (isHandedOver && !isAnswered) return finishMail(db, mail, 'uncertain', now(), problem)
      return postponeMail(db, mail, now(), problem)
    })
    return { state: 'failed', problem, isAnswered }
  }
}

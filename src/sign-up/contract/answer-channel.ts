/**
 * Where a sign-up form stands. The answer opens in a new tab: `success` and `error` are what that tab told us, `unheard`
 * that it told nothing in time.
 */
export type FormState = 'idle' | 'submitting' | 'success' | 'error' | 'unheard'

/** What the answer page in the new tab says to the form that opened it, on this channel of the browser. */
export const ANSWER_CHANNEL = 'sign-up'

/** How long a form waits for word from the new tab before it says that there was none; an external service never tells. */
export const ANSWER_WAIT_MS = 10_000

/** Reads a message of the channel for one form; null when it is for another or is no answer. */
export function readAnswer(message: unknown, kind: string): FormState | null {
  if (typeof message !== 'object' || message === null) return null
  if (!('kind' in message) || message.kind !== kind || !('ok' in message)) return null
  return message.ok === true ? 'success' : 'error'
}

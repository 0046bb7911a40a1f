/**
 * Where a sign-up form stands. The answer opens in a new tab: `success` and `error` are what that tab told us, `unheard`
 * that it told nothing in time.
 */
export type FormState = 'idle' | 'submitting' | 'success' | 'error' | 'unheard'

/** What the answer page in the new tab says to the form that opened it, on this channel of the browser. */
export const FORM_CHANNEL = 'sign-up'

/** `kind` is that of the form. */
export type FormResult = { kind: string; ok: boolean }

/** How long a form waits for word from the new tab before it says that there was none; an external service never tells. */
export const RESPONSE_WAIT_MS = 10_000

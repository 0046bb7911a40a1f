/**
 * The state of a sign-up form. The response opens in a new tab: `success` and `error` are reported by that tab,
 * `unheard` means that it reported nothing in time.
 */
export type FormState = 'idle' | 'submitting' | 'success' | 'error' | 'unheard'

/** The BroadcastChannel by which the response page in the new tab reports the outcome to the form that opened it. */
export const FORM_CHANNEL = 'sign-up'

/** The message on the channel; `kind` is the kind of form. */
export type FormResult = { kind: string; ok: boolean }

/** How long a form waits for the report of the new tab; external services never report. */
export const RESPONSE_WAIT_MS = 10_000

/**
 * The state of a sign-up form. Its response opens in a new tab, which reports `success` or `error`; `unheard` means
 * that nothing was reported in time.
 */
export type FormState = 'idle' | 'submitting' | 'success' | 'error' | 'unheard'

/** The BroadcastChannel by which the response page in the new tab reports the result to the page with the form. */
export const FORM_CHANNEL = 'sign-up'

/** The message on the channel; `kind` is the kind of form. */
export type FormResult = { kind: string; ok: boolean }

/** How long a form waits for the report of the new tab. */
export const RESPONSE_WAIT_MS = 10_000

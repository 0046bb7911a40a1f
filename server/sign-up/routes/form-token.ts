import { signValue, verifySignedValue } from '../secret.ts'

/** The minimum time to fill in a form; bots are faster. */
export const MIN_FILL_TIME_MS = 1500
/** The maximum age of a token. */
const MAX_AGE_MS = 12 * 60 * 60 * 1000

/** Creates a signed timestamp of when the visitor began to fill in a form. */
export function createFormToken(secret: string, now: number): string {
  return signValue(secret, 'form', now.toString(36))
}

/** Whether a token is authentic, and neither too recent nor expired. */
export function isValidFormToken(secret: string, token: string, now: number): boolean {
  const began = verifySignedValue(secret, 'form', token)
  if (began === null) return false
  const age = now - Number.parseInt(began, 36)
  return age >= MIN_FILL_TIME_MS && age <= MAX_AGE_MS
}

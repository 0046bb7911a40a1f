import { readSigned, signValue } from '../secret.ts'

/** People need longer than this to fill in a form; programs do not. */
export const MIN_FILL_MS = 1500
/** Longer than anybody leaves a form open and still means it. */
const MAX_AGE_MS = 12 * 60 * 60 * 1000

/** A signed note of when the visitor began to fill in a form. */
export function makeFormToken(secret: string, now: number): string {
  return signValue(secret, 'form', now.toString(36))
}

/** Whether a form was begun long enough ago, and not yesterday. */
export function isFormToken(secret: string, token: string, now: number): boolean {
  const began = readSigned(secret, 'form', token)
  if (began === null) return false
  const age = now - Number.parseInt(began, 36)
  return age >= MIN_FILL_MS && age <= MAX_AGE_MS
}

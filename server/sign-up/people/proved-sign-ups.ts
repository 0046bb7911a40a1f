import type { SignUp } from './sign-ups.ts'

/** A sign-up with the consent that counts; `at` is when that was given. */
export type SignUpWithConsent = SignUp & {
  event: string | null
  at: number | null
  version: string | null
  wording: string | null
}

/**
 * Sign-ups with their proof: the confirmation, which only the owner of the address can give, else what the first form
 * said. Anybody can send a further form with somebody's address; it changes nothing.
 */
export const SIGN_UPS_WITH_PROOF = `SELECT sign_up.*, event, at, version, wording FROM sign_up LEFT JOIN consent ON consent.id =
  (SELECT id FROM consent AS line WHERE line.sign_up = sign_up.id
   ORDER BY CASE event WHEN 'confirmed' THEN 0 ELSE 1 END, at, id LIMIT 1)`

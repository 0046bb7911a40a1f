import type { SignUp } from './sign-ups.ts'

/** A sign-up with its proof of consent; `at` is when the consent was given. */
export type SignUpWithConsent = SignUp & {
  event: string | null
  at: number | null
  version: string | null
  wording: string | null
}

/**
 * Sign-ups joined with their proof of consent: the confirmation, which only the owner of the address can give,
 * otherwise the first form. Later forms do not count, because anybody can submit somebody else's address.
 */
export const SIGN_UPS_WITH_CONSENT_QUERY = `SELECT sign_up.*, event, at, version, wording FROM sign_up LEFT JOIN consent ON consent.id =
  (SELECT id FROM consent AS line WHERE line.sign_up = sign_up.id
   ORDER BY CASE event WHEN 'confirmed' THEN 0 ELSE 1 END, at, id LIMIT 1)`

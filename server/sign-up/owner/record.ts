import type { SignUpWithConsent } from '../people/sign-ups-with-consent.ts'
import { formatIsoTime } from './table.ts'

/** Converts a sign-up with its proof of consent to the printed and exported form. */
export function toSignUpRecord(found: SignUpWithConsent) {
  return {
    email: found.address,
    language: found.language,
    kind: found.kind,
    state: found.state,
    signedUp: formatIsoTime(found.createdAt),
    confirmed: formatIsoTime(found.confirmedAt),
    question: found.question,
    consent: found.event ?? '',
    consentAt: formatIsoTime(found.at),
    consentVersion: found.version ?? '',
    consentWording: found.wording ?? '',
  }
}

export type ExportedRecord = ReturnType<typeof toSignUpRecord> & { unsubscribe: string }

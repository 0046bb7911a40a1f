import type { SignUpWithConsent } from '../people/sign-ups-with-consent.ts'
import { formatIsoTime } from './table.ts'

/** A sign-up with the consent that counts, as it is printed or exported. */
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

import type { SignUpWithConsent } from '../people/proved-sign-ups.ts'
import { isoTime } from './table.ts'

/** A sign-up with the consent that counts, as the owner reads it or takes it elsewhere. */
export function toRecord(found: SignUpWithConsent) {
  return {
    email: found.address,
    language: found.language,
    kind: found.kind,
    state: found.state,
    signedUp: isoTime(found.createdAt),
    confirmed: isoTime(found.confirmedAt),
    question: found.question,
    consent: found.event ?? '',
    consentAt: isoTime(found.at),
    consentVersion: found.version ?? '',
    consentWording: found.wording ?? '',
  }
}

export type ExportedRecord = ReturnType<typeof toRecord> & { unsubscribe: string }

import type { Messages } from '../../../generated/messages/interface.ts'
import { hashFnv1a } from '../../../site/fingerprint.ts'
import type { SignUpKind } from '../../../site/sign-up.ts'

/** The consent text beside the checkbox of a form, with its version. */
export type ConsentWording = { version: string; text: string }

/** Returns the full text beside the checkbox of a form, as displayed; it is stored as proof of consent. */
export function getConsentText({ signUp }: Messages, kind: SignUpKind): string {
  return `${signUp[kind].consent}\n${signUp.unsubscribe} ${signUp.privacyLink}.`
}

/**
 * Returns the version of a consent text: its hash, which is the same in Node and browsers. A form sends it to state
 * which text was displayed.
 * @example consentVersion('Yes, please.') // 'e739b8c4'
 */
export function consentVersion(wording: string): string {
  return hashFnv1a(wording).toString(16).padStart(8, '0')
}

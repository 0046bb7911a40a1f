import type { Messages } from '../../../generated/messages/interface.ts'
import { hashFnv1a } from '../../../site/fingerprint.ts'
import type { SignUpKind } from '../../../site/sign-up.ts'

/** The text beside the checkbox of a form, with its version. */
export type ConsentWording = { version: string; text: string }

/** The full text beside the checkbox of a form, as the visitor reads it, which is stored as proof of consent. */
export function getConsentWording({ signUp }: Messages, kind: SignUpKind): string {
  return `${signUp[kind].consent}\n${signUp.unsubscribe} ${signUp.privacyLink}.`
}

/**
 * The version of a consent text: its hash, the same in Node and browsers, so that a form can state which text it
 * showed. It changes by itself with the text.
 * @example consentVersion('Yes, please.') // 'e739b8c4'
 */
export function consentVersion(wording: string): string {
  return hashFnv1a(wording).toString(16).padStart(8, '0')
}

import type { Messages } from '../../../generated/messages/interface.ts'
import { fingerprint } from '../../../site/fingerprint.ts'
import type { SignUpKind } from '../../../site/sign-up.ts'

/** What stood beside the box of a form, under its short name. */
export type Wording = { version: string; text: string }

/** Everything that stands beside the box of a form, exactly as the visitor reads it: what is kept as proof. */
export function consentWording({ signUp }: Messages, kind: SignUpKind): string {
  return `${signUp[kind].consent}\n${signUp.unsubscribe} ${signUp.privacyLink}.`
}

/**
 * A short name of a wording, the same wherever it is computed, so that a form can say which one it showed.
 * Nobody has to remember to count versions up: another wording has another name.
 * @example consentVersion('Yes, please.') // 'e739b8c4'
 */
export function consentVersion(wording: string): string {
  return fingerprint(wording).toString(16).padStart(8, '0')
}

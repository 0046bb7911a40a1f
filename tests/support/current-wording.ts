import { messages } from '../../generated/messages/interface.ts'
import type { Language } from '../../site/languages.ts'
import type { SignUpKind } from '../../site/sign-up.ts'
import { type ConsentWording, consentVersion, getConsentWording } from '../../src/sign-up/contract/consent.ts'

/** The current consent text of a form, with its version. */
export function currentWording(list: SignUpKind, language: Language): ConsentWording {
  const text = getConsentWording(messages[language], list)
  return { version: consentVersion(text), text }
}

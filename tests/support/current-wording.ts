import { messages } from '../../generated/messages/interface.ts'
import type { Language } from '../../site/languages.ts'
import type { SignUpKind } from '../../site/sign-up.ts'
import { type ConsentWording, consentVersion, getConsentText } from '../../src/sign-up/contract/consent.ts'

/** The current consent text of a form, with its version. */
export function currentWording(list: SignUpKind, language: Language): ConsentWording {
  const text = getConsentText(messages[language], list)
  return { version: consentVersion(text), text }
}

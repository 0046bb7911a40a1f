import type { Language } from '../../../../content/languages.ts'
import { type FindingsMessages, findingsEn } from '../../../../content/messages/findings.en.ts'
import { findingsSv } from '../../../../content/messages/findings.sv.ts'
import { useLanguage } from '../../../language/use-messages.ts'

const findingsMessages: Record<Language, FindingsMessages> = { en: findingsEn, sv: findingsSv }

/** The sentences of the comparison; they travel with the use-case pages' chunk. */
export function useFindingsMessages(): FindingsMessages {
  return findingsMessages[useLanguage()]
}

import type { Language } from '../../../content/languages.ts'
import { type HomeMessages, homeEn } from '../../../content/messages/home.en.ts'
import { homeSv } from '../../../content/messages/home.sv.ts'
import { useLanguage } from '../../language/use-messages.ts'

const homeMessages: Record<Language, HomeMessages> = { en: homeEn, sv: homeSv }

/** The sentences of the home page; they travel with its chunk. */
export function useHomeMessages(): HomeMessages {
  return homeMessages[useLanguage()]
}

import type { Language } from '../../content/languages.ts'
import { type SearchMessages, searchEn } from '../../content/messages/search.en.ts'
import { searchSv } from '../../content/messages/search.sv.ts'
import { useLanguage } from '../language/use-messages.ts'

const searchMessages: Record<Language, SearchMessages> = { en: searchEn, sv: searchSv }

/** The sentences of the search; they travel with its chunk. */
export function useSearchMessages(): SearchMessages {
  return searchMessages[useLanguage()]
}

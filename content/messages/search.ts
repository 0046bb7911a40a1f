import type { Language } from '../../site/languages.ts'
import { type SearchMessages, searchEn } from './search.en.ts'
import { searchSv } from './search.sv.ts'

/** The sentences of the search; they travel with its chunk. */
export const searchMessages: Readonly<Record<Language, SearchMessages>> = { en: searchEn, sv: searchSv }

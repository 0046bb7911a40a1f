import { searchWordsData } from '../generated/content/search-words.ts'
import { type Language, mapLanguages } from './languages.ts'

/** Synonyms that visitors type, in both languages, and the page that should rank first for them. */
type Topic = { words: Record<Language, readonly string[]>; target?: string }

/** The search vocabulary beside the glossary (content/search-words.yaml). */
export const searchTopics: readonly Topic[] = searchWordsData.topics

/** Stop words; they only count when a query has no others. */
export const stopWords: Record<Language, readonly string[]> = mapLanguages((language) =>
  searchWordsData.stopWords[language].split(' '),
)

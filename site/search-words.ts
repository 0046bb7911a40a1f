import { searchWordsData } from '../generated/content/search-words.ts'
import { type Language, mapLanguages } from './languages.ts'

/** Synonyms that visitors may search for, in both languages, and the page that should rank first for them. */
type Topic = { words: Record<Language, readonly string[]>; target?: string }

/** Synonyms for the search that are not in the glossary (content/search-words.yaml). */
export const searchTopics: readonly Topic[] = searchWordsData.topics

/** Stop words, which the search ignores unless a query has no other words. */
export const stopWords: Record<Language, readonly string[]> = mapLanguages((language) =>
  searchWordsData.stopWords[language].split(' '),
)

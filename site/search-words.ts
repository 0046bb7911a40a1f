import { searchWordsData } from '../generated/content/search-words.ts'
import { type Language, ofLanguages } from './languages.ts'

/** What visitors type for the same thing, in both languages, with the place that should come first for it. */
type Topic = { words: Record<Language, readonly string[]>; target?: string }

/** What the search knows beside the glossary (content/search-words.yaml). */
export const searchTopics: readonly Topic[] = searchWordsData.topics

/** Words that say nothing of what is looked for; they count only when there are no others. */
export const stopWords: Record<Language, readonly string[]> = ofLanguages((language) =>
  searchWordsData.stopWords[language].split(' '),
)

import type { AsPlainObject, Options } from 'minisearch'
import type { Language } from '../../../site/languages.ts'
import { stemWord } from './tokenize.ts'

/** A section: the text of a page under one heading, or before the first. */
type Section = {
  /** The index of the section's page. */
  page: number
  /** The id of the section's heading; empty for the section before the first heading. */
  id: string
  title: string
  text: string
}

/** The search index of one language, made by generator/search/search-index.ts and loaded by the browser. */
export type SearchIndex = {
  pages: readonly { href: string; title: string }[]
  sections: readonly Section[]
  /**
   * The vocabulary: every word and phrase of the glossary and content/search-words.yaml, with this language's stems of
   * its synonyms.
   */
  vocabulary: Record<string, { written: string; stems: readonly string[] }>
  /** The serialized MiniSearch index; its documents are section numbers. */
  terms: AsPlainObject
}

/** The path of the JSON file with the hashed names of the indexes. */
export const INDEX_NAMES_PATH = '/search-index.json'

/**
 * The indexed fields of a section: its heading, the parts of compounds in the heading, its text, the headings above it,
 * the terms that it explains best, and synonyms.
 */
export type SectionTerms = Record<'title' | 'inside' | 'text' | 'above' | 'about' | 'also', readonly string[]> & {
  id: number
}

/** MiniSearch options, the same for build and browser. Terms are preprocessed by `toTerm`. */
export const miniSearchOptions: Options<SectionTerms> = {
  fields: ['title', 'inside', 'text', 'above', 'about', 'also'],
  tokenize: (terms) => terms.split(','), // MiniSearch joins arrays by commas
  processTerm: (term) => term,
  searchOptions: { tokenize: (term) => [term], weights: { prefix: 0.3, fuzzy: 0.2 } },
}

/**
 * Converts a word or phrase to an index term; a term of another language gets that language as a prefix.
 * @example toIndexTerm(['map', 'bundles'], 'en', 'sv') // 'en:map bundl'
 */
export function toIndexTerm(words: readonly string[], language: Language, index: Language): string {
  const stems = words.map((word) => stemWord(word, language)).join(' ')
  return language === index ? stems : `${language}:${stems}`
}

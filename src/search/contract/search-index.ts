import type { AsPlainObject, Options } from 'minisearch'
import type { Language } from '../../../site/languages.ts'
import { stem } from './tokenize.ts'

/** The text of a page under one heading, or before the first. */
type Section = {
  /** The number of its page. */
  page: number
  /** The id of its heading; empty for the beginning of the page. */
  id: string
  title: string
  text: string
}

/** What the browser loads to search the pages of one language; generator/search-index.ts makes it. */
export type SearchIndex = {
  pages: readonly { href: string; title: string }[]
  sections: readonly Section[]
  /** Every word and phrase of the glossary and of content/search-words.yaml, and this language's stems for the same. */
  vocabulary: Record<string, { written: string; stems: readonly string[] }>
  /** MiniSearch's own form; its documents are the numbers of the sections. */
  terms: AsPlainObject
}

/** The address of the names of the indexes, which change with their content. */
export const INDEX_NAMES = '/search-index.json'

/**
 * The terms of a section: of its heading, of the parts of compounds in that, of its texts, of the headings above it,
 * what it is the best place for, and synonyms.
 */
export type SectionTerms = Record<'title' | 'inside' | 'text' | 'above' | 'about' | 'also', readonly string[]> & {
  id: number
}

/** The options of MiniSearch for the build and the browser. Terms are made by `toTerm` and used as they are. */
export const indexOptions: Options<SectionTerms> = {
  fields: ['title', 'inside', 'text', 'above', 'about', 'also'],
  tokenize: (terms) => terms.split(','), // MiniSearch joins a list so
  processTerm: (term) => term,
  searchOptions: { tokenize: (term) => [term], weights: { prefix: 0.3, fuzzy: 0.2 } },
}

/**
 * A word or a phrase as a term of an index; those of another language are kept apart by its name.
 * @example toTerm(['map', 'bundles'], 'en', 'sv') // 'en:map bundl'
 */
export function toTerm(words: readonly string[], language: Language, index: Language): string {
  const stems = words.map((word) => stem(word, language)).join(' ')
  return language === index ? stems : `${language}:${stems}`
}

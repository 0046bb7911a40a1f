import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import { type Language, languages } from '../../site/languages.ts'
import { stopWords } from '../../site/search-words.ts'
import { miniSearchOptions, type SearchIndex, toIndexTerm } from './contract/search-index.ts'
import { foldDiacritics, joinHyphenated, stemWord, tokenize } from './contract/tokenize.ts'
import { makeExcerpt, markMatches } from './excerpt.ts'
import type { SearchHit } from './results.ts'

/** Shorter words are not corrected, and are only looked up in the other language when this one has no result. */
export const MIN_FUZZY_LENGTH = 4
const MAX_SECTIONS = 4
/** The usual maximum length of an inflectional suffix. */
const MAX_SUFFIX_LENGTH = 3
/** The letters a word must have for each allowed edit. */
const LETTERS_FOR_AN_EDIT = 4
/** The number of words of the longest phrase of the vocabulary; longer ones would not be recognized in a query. */
export const MAX_PHRASE_WORDS = 6
/** Field boosts, tuned on the queries of tests/search-queries.yaml. */
const BOOST = { title: 4, inside: 2, text: 1, above: 0.8, about: 8, also: 0.6 }
/** The boost of sections that match more words of a query. */
const COVERAGE_EXPONENT = 1.5

/**
 * For queries of several words, sections below this share of the best score are dropped, since they only match an
 * unimportant word.
 */
const MIN_SHARE = 0.15

/** The search index of one language. */
export class LanguageIndex {
  readonly language: Language
  readonly #index: SearchIndex
  readonly #terms: MiniSearch

  constructor(language: Language, index: SearchIndex) {
    this.language = language
    this.#index = index
    this.#terms = MiniSearch.loadJS(index.terms, miniSearchOptions)
  }

  /** The best pages for some words; when strict, without prefix matches. */
  find(words: readonly string[], most: number, isStrict: boolean): SearchHit[] {
    const units = this.#tellingUnitsOf(words)
    const boost = { ...BOOST, about: units.length === 1 ? BOOST.about : BOOST.about / 2 }
    const hits = this.#terms.search({ queries: units.map((unit) => this.#queryOf(unit, isStrict)) }, { boost })
    for (const hit of hits) {
      const matched = new Set(hit.queryTerms.map((term) => term.replace(/^\w+:/, ''))) // without the language prefix
      hit.score *= matched.size ** COVERAGE_EXPONENT
    }
    hits.sort((one, other) => other.score - one.score)
    const good = hits.filter(({ score }) => units.length === 1 || score >= MIN_SHARE * (hits[0]?.score ?? 0))
    const byPage = Map.groupBy(good, ({ id }) => this.#index.sections[id]?.page ?? 0)
    return [...byPage].slice(0, most).map(([page, found]) => this.#toFoundPage(page, found))
  }

  /** Whether any page has the word; when strict, a prefix match does not count. */
  has(word: string, isStrict: boolean): boolean {
    return this.#terms.search(this.#queryOf([word], isStrict)).length > 0
  }

  /** Whether the vocabulary has these words as one term. */
  isTerm(words: readonly string[]): boolean {
    return languages.some((language) =>
      Object.hasOwn(this.#index.vocabulary, toIndexTerm(words, language, this.language)),
    )
  }

  /** Indexed words within `edits` edits of a word, with their scores. */
  similarWords(word: string, edits: number): { written: string; score: number }[] {
    // A typing error in the suffix prevents stemming, so the word is also searched without its last letters.
    const forms = [
      stemWord(word, this.language),
      ...(edits > 1 ? [foldDiacritics(word).slice(0, -MAX_SUFFIX_LENGTH)] : []),
    ]
    const queries = forms.filter((form) => form.length >= edits * LETTERS_FOR_AN_EDIT)
    const seen = new Set<string>()
    return this.#terms.search({ queries, fuzzy: edits }).flatMap(({ id, score, terms }) =>
      terms.flatMap((term) => {
        if (seen.has(term) || term.includes(':')) return []
        seen.add(term)
        const written = this.#writtenIn(id, term)
        return written ? { written, score } : []
      }),
    )
  }

  /** The spelling of a term in a section, or else in the vocabulary. */
  #writtenIn(section: number, term: string): string | undefined {
    const { title = '', text = '' } = this.#index.sections[section] ?? {}
    const word = tokenize(`${title} ${text}`).find((candidate) => stemWord(candidate, this.language) === term)
    return word?.toLowerCase() ?? this.#index.vocabulary[term]?.written
  }

  /** Splits a query into phrases of the vocabulary and single words. */
  unitsOf(words: readonly string[]): string[][] {
    const units: string[][] = []
    for (let at = 0; at < words.length; ) {
      let length = Math.min(MAX_PHRASE_WORDS, words.length - at)
      while (length > 1 && !this.isTerm(words.slice(at, at + length))) length--
      units.push(words.slice(at, at + length))
      at += length
    }
    return units
  }

  /** Removes stop words, unless nothing else remains. */
  #tellingUnitsOf(words: readonly string[]): string[][] {
    const units = this.unitsOf(words)
    const telling = units.filter(
      ([word = '', ...others]) => others.length > 0 || !(isStopWord(word) || /^\d+$/.test(word)),
    )
    return telling.length > 0 ? telling : units
  }

  /** The MiniSearch query of a word or phrase; a word that no page has is searched as a prefix, unless strict. */
  #queryOf(unit: readonly string[], isStrict: boolean): Query {
    const isLong = unit.join('').length >= MIN_FUZZY_LENGTH
    const queries = (isLong ? languages : [this.language]).map((language) => toIndexTerm(unit, language, this.language))
    const [word = ''] = unit
    const isShort = word.length < MIN_FUZZY_LENGTH - 1 && !/\p{L}\d/u.test(word) // m3 is long enough: a prefix of m³fub
    if (isStrict || unit.length > 1 || isShort || this.#terms.search({ queries }).length > 0) return { queries }
    return { queries: [foldDiacritics(word)], prefix: true }
  }

  #toFoundPage(number: number, hits: readonly SearchResult[]): SearchHit {
    const { pages, sections, vocabulary } = this.#index
    const page = pages[number] ?? { href: '', title: '' }
    const terms = new Set(hits.flatMap((hit) => hit.terms))
    const stems = [...new Set([...terms].flatMap((term) => [...(vocabulary[term]?.stems ?? []), ...term.split(' ')]))]
    const isMatch = (text: string) =>
      [...tokenize(text), ...joinHyphenated(text)].some((word) => this.#isMatch(word, stems))
    const base = page.href.replace(/#.*/, '')
    const found = hits.flatMap(({ id }) => sections[id] ?? [])
    const intro = found.find(({ id }) => !id) ?? sections.find((section) => section.page === number)
    return {
      href: page.href,
      language: this.language,
      title: markMatches(page.title, isMatch),
      excerpt: makeExcerpt(intro?.text ?? '', isMatch),
      sections: found
        .filter(({ id }) => id)
        .slice(0, MAX_SECTIONS)
        .map(({ id, title, text }) => ({
          href: `${base}#${id}`,
          title: markMatches(title, isMatch),
          excerpt: makeExcerpt(text, isMatch),
        })),
      isWhole: !found[0]?.id,
    }
  }

  /** Whether a word of a text matches, or is a compound with a matching part; stop words never match. */
  #isMatch(word: string, stems: readonly string[]): boolean {
    if (isStopWord(word)) return false
    const folded = foldDiacritics(word)
    return (
      stems.includes(stemWord(word, this.language)) || stems.some((part) => part.length > 4 && folded.includes(part))
    )
  }
}

/** Whether a word is a stop word (it, for, och, på) in any language. */
export function isStopWord(word: string): boolean {
  return languages.some((language) => stopWords[language].includes(word.toLowerCase()))
}

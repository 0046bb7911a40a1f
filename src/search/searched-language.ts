import MiniSearch, { type SearchResult } from 'minisearch'
import { type Language, languages } from '../../content/languages.ts'
import { stopWords } from '../../content/search-words.ts'
import type { FoundPage } from './answer.ts'
import { indexOptions, type SearchIndex, termOf } from './contract/search-index.ts'
import { fold, joinedWordsOf, stem, wordsOf } from './contract/words.ts'
import { excerptOf, markText } from './excerpt.ts'

/** Shorter words are not corrected, and the other language is asked for them only when this one has nothing. */
export const LONG_ENOUGH = 4
const MOST_SECTIONS = 4
/** What an ending of inflection has at most, as a rule. */
const ENDING = 3
/** With more slips than that a word is another one. */
const LETTERS_FOR_A_SLIP = 4
/** The longest phrase of the vocabulary, in words. */
const LONGEST_PHRASE = 5
/** Where a term tells most; tried on the queries of tests/search-queries.ts. */
const BOOST = { title: 3, inside: 2, text: 1, above: 0.8, about: 8, also: 0.6 }
/** The best place for a word among others, beside the section that fits this word most: it may have many words. */
const AMONG_OTHERS = 0.9
/** The best place for a phrase, beside the section that has its words apart. */
const FOR_A_PHRASE = 1.2
/** The words of a phrase, each by itself. */
const APART = 0.4
/** A heading that has all of a query of several words. */
const IN_TITLE = 1.5
/** A text that has the words of a query one after the other. */
const IN_ROW = 2
/** What fits much worse than the best is left out. */
const LEAST_SHARE = 0.15

/**
 * What of the query a section has: `words` of it, `titled` of its words and phrases in the heading, and how much they
 * say together: a word that few sections have says more.
 */
type Hit = { section: number; score: number; terms: string[]; words: number; titled: number; says: number }

/** The pages of one language, searched. */
export class SearchedLanguage {
  readonly language: Language
  readonly #index: SearchIndex
  readonly #terms: MiniSearch

  /** The phrases of the vocabulary by their words. */
  readonly #phrases = new Map<string, string>()

  constructor(language: Language, index: SearchIndex) {
    this.language = language
    this.#index = index
    for (const [term, { written }] of Object.entries(index.vocabulary)) {
      for (const word of term.split(' ')) if (!this.#phrases.has(word)) this.#phrases.set(word, written)
    }
    this.#terms = MiniSearch.loadJS(index.terms, indexOptions)
  }

  /** The best pages for what was asked for; strictly is without words that only begin so. */
  find(words: readonly string[], most: number, isStrict: boolean): FoundPage[] {
    const units = this.#unitsOf(words)
    const boost = { ...BOOST, about: units.length === 1 ? BOOST.about : BOOST.about / 2 }
    const hits = new Map<number, Hit>()
    let saidByAll = 0
    for (const unit of units) {
      const found = this.hits(unit, isStrict, boost)
      const says = Math.log(1 + this.#index.sections.length / Math.max(1, found.length))
      saidByAll += says
      const top = Math.max(0, ...found.map(({ score }) => score))
      const best = top * (unit.length > 1 ? FOR_A_PHRASE : units.length > 1 ? AMONG_OTHERS : 1)
      for (const { id, score, terms, match } of found) {
        const fields = new Set(Object.values(match).flat())
        const hit: Hit = hits.get(id) ?? { section: id, score: 0, terms: [], words: 0, titled: 0, says: 0 }
        hit.score += fields.has('about') ? Math.max(score, best) : score
        hit.terms.push(...terms)
        hit.words += unit.length
        hit.says += says
        if (fields.has('title')) hit.titled++
        hits.set(id, hit)
      }
    }
    const isTitle = (hit: Hit) => units.length > 1 && hit.titled === units.length
    const asWritten = fold(words.join(' '))
    const isInRow = ({ section }: Hit) =>
      units.length > 1 && fold(this.#index.sections[section]?.text ?? '').includes(asWritten)
    const weigh = (hit: Hit) =>
      hit.score * (hit.says / saidByAll) ** 2 * (isTitle(hit) ? IN_TITLE : 1) * (isInRow(hit) ? IN_ROW : 1)
    const sorted = [...hits.values()].sort((one, other) => weigh(other) - weigh(one))
    const [best] = sorted
    if (!best || sorted.every((hit) => hit.words < units.flat().length / 2)) return []
    const least = weigh(best) * LEAST_SHARE
    const byPage = new Map<number, Hit[]>()
    for (const hit of sorted.filter((other) => weigh(other) >= least)) {
      const page = this.#index.sections[hit.section]?.page ?? 0
      byPage.set(page, [...(byPage.get(page) ?? []), hit])
    }
    return [...byPage].slice(0, most).map(([page, found]) => this.#present(page, found))
  }

  /** Sections with a word or a phrase, or else with words that begin so. */
  hits(unit: readonly string[], isStrict: boolean, boost: Record<string, number> = {}): SearchResult[] {
    const exact = this.#exact(unit, boost)
    const [word = ''] = unit
    const isShort = word.length < LONG_ENOUGH - 1 && !/\p{L}\d/u.test(word) // m3 begins m³fub
    if (exact.length > 0 || isStrict || unit.length > 1 || isShort) return exact
    return this.#terms.search(fold(word), { prefix: true, boost })
  }

  has(word: string, isStrict: boolean): boolean {
    return this.hits([word], isStrict).length > 0
  }

  /** Whether the vocabulary has it as a word of its own. */
  isTerm(word: string): boolean {
    return this.#isPhrase([word])
  }

  /** A phrase of the vocabulary that has the word, which no page need have by itself. */
  phraseWith(word: string): string | undefined {
    return this.#phrases.get(stem(word, this.language))
  }

  /** How words that are written almost so are written, with how well they fit. */
  alike(word: string, slips: number): { written: string; score: number }[] {
    // a slip in the ending keeps it from being cut off
    const forms = [stem(word, this.language), ...(slips > 1 ? [fold(word).slice(0, -ENDING)] : [])]
    const queries = forms.filter((form) => form.length >= slips * LETTERS_FOR_A_SLIP)
    const results = this.#terms.search({ queries, fuzzy: slips })
    const seen = new Set<string>()
    return results.flatMap(({ id, score, terms }) =>
      terms.flatMap((term) => {
        if (seen.has(term) || term.includes(':')) return []
        seen.add(term)
        const { title = '', text = '' } = this.#index.sections[id] ?? {}
        const unlike = (other: string) => Math.abs(other.length - word.length)
        const inText = wordsOf(`${title} ${text}`).filter((other) => stem(other, this.language) === term)
        const [nearest] = inText.sort((one, other) => unlike(one) - unlike(other))
        const written = nearest?.toLowerCase() ?? this.#index.vocabulary[term]?.written
        if (!written) return []
        return { written, score: score * (fold(written)[0] === fold(word)[0] ? 2 : 1) }
      }),
    )
  }

  /** The words that say something; those that the vocabulary has as one phrase together. */
  #unitsOf(words: readonly string[]): string[][] {
    const units: string[][] = []
    for (let at = 0; at < words.length; ) {
      let length = Math.min(LONGEST_PHRASE, words.length - at)
      while (length > 1 && !this.#isPhrase(words.slice(at, at + length))) length--
      units.push(words.slice(at, at + length))
      at += length
    }
    const telling = units.filter((unit) => unit.length > 1 || !isSmall(unit[0] ?? ''))
    return telling.length > 0 ? telling : units
  }

  #isPhrase(words: readonly string[]): boolean {
    return languages.some((language) => Object.hasOwn(this.#index.vocabulary, termOf(words, language, this.language)))
  }

  #exact(unit: readonly string[], boost: Record<string, number>): SearchResult[] {
    const termIn = (language: Language) => termOf(unit, language, this.language)
    const foreign = languages.filter((language) => language !== this.language).map(termIn)
    const isLong = unit.join('').length >= LONG_ENOUGH
    const found = this.#terms.search({ queries: [termIn(this.language), ...(isLong ? foreign : [])] }, { boost })
    if (found.length === 0 && !isLong) return this.#terms.search({ queries: foreign }, { boost })
    if (unit.length === 1) return found
    const stems = unit.map((word) => stem(word, this.language))
    const apart = this.#terms.search({ combineWith: 'AND', queries: stems }, { boost })
    const rest = apart.filter(({ id }) => !found.some((other) => other.id === id))
    return [
      ...found,
      ...rest.map(({ match, ...result }) => ({ ...result, match: titlesOf(match), score: result.score * APART })),
    ]
  }

  #present(number: number, hits: readonly Hit[]): FoundPage {
    const { pages, sections, vocabulary } = this.#index
    const page = pages[number] ?? { href: '', title: '' }
    const terms = new Set(hits.flatMap((hit) => hit.terms))
    const stems = [...new Set([...terms].flatMap((term) => [...(vocabulary[term]?.stems ?? []), ...term.split(' ')]))]
    const known = new Map<string, boolean>()
    const isMatch = (text: string) => {
      const isKnown =
        known.get(text) ?? [...wordsOf(text), ...joinedWordsOf(text)].some((word) => this.#isMatch(word, stems))
      known.set(text, isKnown)
      return isKnown
    }
    const base = page.href.replace(/#.*/, '')
    const found = hits.flatMap((hit) => sections[hit.section] ?? [])
    const intro = found.find(({ id }) => !id) ?? sections.find((section) => section.page === number)
    return {
      href: page.href,
      language: this.language,
      title: markText(page.title, isMatch),
      excerpt: excerptOf(intro?.text ?? '', isMatch),
      sections: found
        .filter(({ id }) => id)
        .slice(0, MOST_SECTIONS)
        .map(({ id, title, text }) => ({
          href: `${base}#${id}`,
          title: markText(title, isMatch),
          excerpt: excerptOf(text, isMatch),
        })),
      isWhole: !found[0]?.id,
    }
  }

  /** Whether a word of a text is one of those found, or a compound that holds one. */
  #isMatch(word: string, stems: readonly string[]): boolean {
    const folded = fold(word)
    return stems.includes(stem(word, this.language)) || stems.some((part) => part.length > 4 && folded.includes(part))
  }
}

/** Where the words of a phrase are in headings; what is the best place for one of them is not so for the phrase. */
function titlesOf(match: SearchResult['match']): SearchResult['match'] {
  return Object.fromEntries(
    Object.entries(match).map(([term, fields]) => [term, fields.filter((one) => one === 'title')]),
  )
}

/** Whether a word says little beside others: one that every text has, or a bare number. */
function isSmall(word: string): boolean {
  return isStopWord(word) || /^\d+$/.test(word)
}

/** Whether a word says nothing of what is looked for, in any language. */
export function isStopWord(word: string): boolean {
  return languages.some((language) => stopWords[language].includes(word.toLowerCase()))
}

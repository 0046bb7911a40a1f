import type { Language } from '../../site/languages.ts'
import { cutQuery } from './contract/query.ts'
import { foldDiacritics, tokenize } from './contract/tokenize.ts'
import { isStopWord, type LanguageIndex, LONG_ENOUGH } from './language-index.ts'
import type { Results, SearchHit } from './results.ts'

const MOST_PAGES = 8
/** Pages of another language stand last and are fewer, unless there is nothing else. */
const MOST_FOREIGN_PAGES = 4
/** From this length on a word may have two typing errors. */
const LONG = 9
/** How many letters shorter a correction may be than the word that it replaces. */
const MOST_LETTERS_LESS = 1

type Indexes = readonly LanguageIndex[]

/** What the loaded indexes have for a query, that of the visitor's language first. */
export function findResults(query: string, language: Language, indexes: Indexes): Results {
  const own = indexes.filter((index) => index.language === language)
  const others = indexes.filter((index) => index.language !== language)
  const typed = readQuery(cutQuery(query), indexes)
  if (typed.every((word) => word.length === 1)) return { pages: [], corrected: null }
  const readings = typed.map((word) => interpret(word, own, others))
  const words = readings.flatMap((reading) => reading.words)
  const isCorrected = readings.some((reading) => reading.isCorrected)
  return { pages: findPages(words, own, others), corrected: isCorrected ? words.join(' ') : null }
}

/**
 * The words of a query. Two that the site has only as one, as in “orto foto”, are that, and so are two that make a word of
 * the vocabulary, as in “track-log”; “60ha” is a number and its unit.
 */
function readQuery(query: string, indexes: Indexes): string[] {
  const isTerm = (word: string) => indexes.some((index) => index.isTerm([word]))
  const has = (word: string) => indexes.some((index) => index.has(word, true))
  const words: string[] = []
  for (const word of tokenize(query)) {
    const before = words.at(-1) ?? ''
    const whole = before + word
    const isKnownAsOne = isTerm(whole) || (has(whole) && !(has(before) && has(word)))
    const isOne = before !== '' && whole.length >= LONG_ENOUGH && isKnownAsOne
    const [, number = '', unit = ''] = /^(\d+)(\p{L}+)$/u.exec(word) ?? []
    if (isOne) words.splice(-1, 1, whole)
    else if (number && !has(word)) words.push(number, unit)
    else words.push(word)
  }
  return words
}

/** The pages of the visitor's language first. */
function findPages(words: readonly string[], own: Indexes, others: Indexes): SearchHit[] {
  const pages = own.flatMap((index) => index.find(words, MOST_PAGES, false))
  const isShort = words.every((word) => word.length < LONG_ENOUGH)
  if (pages.length > 0 && isShort) return pages
  const most = pages.length > 0 ? MOST_FOREIGN_PAGES : MOST_PAGES
  return [...pages, ...others.flatMap((index) => index.find(words, most, isShort))]
}

/**
 * A word as it is searched. One that no page has, not even as the beginning of another, is replaced by a similar word of
 * the visitor's language, or by the two words that it is compounded of.
 */
function interpret(word: string, own: Indexes, others: Indexes): { words: string[]; isCorrected: boolean } {
  const indexes = [...own, ...others]
  const asTyped = { words: [word], isCorrected: false }
  if (word.length < LONG_ENOUGH || /\d/.test(word) || isStopWord(word)) return asTyped
  if (indexes.some((index) => index.has(word, false))) return asTyped
  const similar = findMostSimilar(word, 1, own)
  if (similar) return { words: [similar], isCorrected: true }
  const parts = indexes.map((index) => splitCompound(word, index)).find((both) => both.length > 0)
  if (parts) return { words: parts, isCorrected: false }
  const lessSimilar = word.length < LONG ? undefined : findMostSimilar(word, 2, own)
  return lessSimilar ? { words: [lessSimilar], isCorrected: true } : asTyped
}

/** The two words of one language that make a compound; empty when it is none. */
function splitCompound(compound: string, index: LanguageIndex): string[] {
  for (let at = 3; at <= compound.length - LONG_ENOUGH; at++) {
    const tail = compound.slice(at)
    const head = [compound.slice(0, at), compound.slice(0, at).replace(/s$/, '')].find((part) => index.has(part, true))
    if (head && index.has(tail, true)) return [head, tail]
  }
  return []
}

/** The word of a page that is most like this one, and differs from it by at most `edits` letters. */
function findMostSimilar(word: string, edits: number, indexes: Indexes): string | undefined {
  const similar = indexes
    .flatMap((index) => index.similarWords(word, edits))
    .filter(({ written }) => isPlausible(written, word))
  return similar.sort((one, other) => other.score - one.score)[0]?.written
}

/**
 * Whether a word may have been meant by a mistyped one: not a very short one, nor one with another first letter (night is
 * not right), nor one without half of the letters, though their stems may be similar, nor a word that is on every page.
 */
function isPlausible(written: string, word: string): boolean {
  if (isStopWord(written)) return false
  if (written.length < LONG_ENOUGH || word.length - written.length > MOST_LETTERS_LESS) return false
  return word.length >= LONG || foldDiacritics(written)[0] === foldDiacritics(word)[0]
}

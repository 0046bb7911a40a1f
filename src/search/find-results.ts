import type { Language } from '../../site/languages.ts'
import { truncateQuery } from './contract/query.ts'
import { foldDiacritics, stemWord, tokenize } from './contract/tokenize.ts'
import { isStopWord, type LanguageIndex, MIN_FUZZY_LENGTH } from './language-index.ts'
import type { ResultList, SearchHit } from './results.ts'

const MAX_PAGES = 8
/** The maximum number of results in another language after those in the visitor’s own; MAX_PAGES if there are none. */
const MAX_FOREIGN_PAGES = 4
/** The minimum length of a word with two typing errors. */
const LONG_WORD_LENGTH = 9
/**
 * The minimum length of a word in which a substituted or transposed letter is corrected; in a shorter word, it usually
 * makes another word (stock is not stack, trail is not trial).
 */
const LONG_FOR_A_WRONG_LETTER = 6
/** How many letters shorter than the typed word a correction may be. */
const MAX_MISSING_LETTERS = 1
/** The maximum edit distance between a word with two errors and its correction, with suffixes. */
const MAX_EDITS = 2

type Indexes = readonly LanguageIndex[]

/** Searches the loaded indexes, the visitor's language first. */
export function findResults(query: string, language: Language, indexes: Indexes): ResultList {
  const own = indexes.filter((index) => index.language === language)
  const others = indexes.filter((index) => index.language !== language)
  const typed = readQuery(truncateQuery(query), indexes)
  if (typed.every((word) => word.length === 1)) return { pages: [], corrected: null }
  const units = own[0]?.unitsOf(typed) ?? typed.map((word) => [word])
  const readings = units.map((unit) => (unit.length > 1 ? asTyped(unit) : interpretWord(unit[0] ?? '', own, others)))
  const words = readings.flatMap((reading) => reading.words)
  const isCorrected = readings.some((reading) => reading.isCorrected)
  const pages = findPages(words, own, others)
  return { pages, corrected: isCorrected && pages.length > 0 ? words.join(' ') : null }
}

/**
 * The words of a query. Two are joined when the site only has the compound, as in “orto foto”, or when they form a word
 * of the vocabulary, as in “track-log”; “60ha” is split into number and unit.
 */
function readQuery(query: string, indexes: Indexes): string[] {
  const isTerm = (word: string) => indexes.some((index) => index.isTerm([word]))
  const has = (word: string) => indexes.some((index) => index.has(word, true))
  const words: string[] = []
  for (const word of tokenize(query)) {
    const before = words.at(-1) ?? ''
    const whole = before + word
    const isKnownAsOne = isTerm(whole) || (has(whole) && !(has(before) && has(word)))
    const isOne = before !== '' && whole.length >= MIN_FUZZY_LENGTH && isKnownAsOne
    const [, number = '', unit = ''] = /^(\d+)(\p{L}+)$/u.exec(word) ?? []
    if (isOne) words.splice(-1, 1, whole)
    else if (number && !has(word)) words.push(number, unit)
    else words.push(word)
  }
  return words
}

/** Merges the hits, the visitor's language first. */
function findPages(words: readonly string[], own: Indexes, others: Indexes): SearchHit[] {
  const pages = own.flatMap((index) => index.find(words, MAX_PAGES, false))
  const isShort = words.every((word) => word.length < MIN_FUZZY_LENGTH)
  if (pages.length > 0 && isShort) return pages
  const most = pages.length > 0 ? MAX_FOREIGN_PAGES : MAX_PAGES
  return [...pages, ...others.flatMap((index) => index.find(words, most, isShort))]
}

type Reading = { words: string[]; isCorrected: boolean }

const asTyped = (words: string[]): Reading => ({ words, isCorrected: false })

/**
 * Corrects a word. A word that no page contains, not even as a prefix, is replaced by a similar word of the visitor's
 * language, or by the two parts of a compound; a word of the vocabulary is kept.
 */
function interpretWord(word: string, own: Indexes, others: Indexes): Reading {
  const indexes = [...own, ...others]
  if (word.length < MIN_FUZZY_LENGTH || /\d/.test(word) || isStopWord(word)) return asTyped([word])
  if (indexes.some((index) => index.isTerm([word]) || index.has(word, false))) return asTyped([word])
  const similar = findMostSimilar(word, 1, own)
  if (similar) return { words: similar.split(' '), isCorrected: true }
  const parts = indexes.map((index) => splitCompound(word, index)).find((both) => both.length > 0)
  if (parts) return asTyped(parts)
  const term = findMisspeltCompound(word, own)
  if (term) return { words: term, isCorrected: true }
  const lessSimilar = word.length < LONG_WORD_LENGTH ? findTransposed(word, own) : findMostSimilar(word, 2, own)
  return lessSimilar ? { words: lessSimilar.split(' '), isCorrected: true } : asTyped([word])
}

/**
 * The two words of one language that form a compound; empty when there are none. The second word must not be short,
 * since short words are easily similar to others (röta, rot).
 */
function splitCompound(compound: string, index: LanguageIndex): string[] {
  for (let at = 3; at <= compound.length - MIN_FUZZY_LENGTH; at++) {
    const tail = compound.slice(at)
    if (stemWord(tail, index.language).length < MIN_FUZZY_LENGTH) continue
    const head = [compound.slice(0, at), compound.slice(0, at).replace(/s$/, '')].find((part) => index.has(part, true))
    if (head && index.has(tail, true)) return [head, tail]
  }
  return []
}

/** The two words of a term that was written as one, with a typing error in the second (barkbeetel). */
function findMisspeltCompound(word: string, own: Indexes): string[] | undefined {
  for (let at = 3; at <= word.length - LONG_FOR_A_WRONG_LETTER; at++) {
    const head = word.slice(0, at)
    if (!own.some((index) => index.has(head, true))) continue
    const tail = findMostSimilar(word.slice(at), 1, own)
    if (tail && own.some((index) => index.isTerm([head, tail]))) return [head, tail]
  }
  return undefined
}

/**
 * The indexed word that a word becomes when two adjacent letters, after the first, change places (accurcay): the
 * transposition of a short word is two edits, of which the index corrects one.
 */
function findTransposed(word: string, own: Indexes): string | undefined {
  if (word.length < LONG_FOR_A_WRONG_LETTER) return undefined
  const letters = [...word]
  return letters
    .slice(2)
    .map((letter, at) => [...letters.slice(0, at + 1), letter, letters[at + 1], ...letters.slice(at + 3)].join(''))
    .find((swapped) => swapped !== word && own.some((index) => index.has(swapped, true)))
}

/** The most similar indexed word within `edits` edits. */
function findMostSimilar(word: string, edits: number, indexes: Indexes): string | undefined {
  const similar = indexes.flatMap((index) =>
    index.similarWords(word, edits).filter(({ written }) => isPlausible(written, word, edits, index.language)),
  )
  return similar.sort((one, other) => other.score - one.score)[0]?.written
}

/**
 * Whether a word can be the correction of a mistyped one. It cannot when it is very short, has another first letter
 * (night is not right), shares less than half of the letters although the stems are similar, or is on every page.
 */
function isPlausible(written: string, word: string, edits: number, language: Language): boolean {
  if (isStopWord(written)) return false
  if (written.length < MIN_FUZZY_LENGTH || word.length - written.length > MAX_MISSING_LETTERS) return false
  const [meant, typed] = [foldDiacritics(written), foldDiacritics(word)]
  if (meant[0] !== typed[0]) return false
  const stems = [stemWord(written, language), stemWord(word, language)] as const
  if (stems[0].length === stems[1].length && word.length < LONG_FOR_A_WRONG_LETTER) return false
  return edits === 1 || hasSameLetters(...stems) || countEdits(meant, typed) <= MAX_EDITS
}

/** Whether two words are anagrams, as after transposed letters. */
function hasSameLetters(one: string, other: string): boolean {
  return [...one].sort().join('') === [...other].sort().join('')
}

/** The Levenshtein distance of two words. */
function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1]
    for (const [at, otherLetter] of [...other].entries())
      next.push(
        Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, (row[at] ?? 0) + (letter === otherLetter ? 0 : 1)),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

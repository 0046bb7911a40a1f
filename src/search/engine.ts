import type { Language } from '../../content/languages.ts'
import type { Answer, FoundPage } from './answer.ts'
import { fold, wordsOf } from './contract/words.ts'
import { isStopWord, type LanguageIndex, LONG_ENOUGH } from './language-index.ts'

const MOST_PAGES = 8
/** Pages of another language stand last and are fewer, unless there is nothing else. */
const MOST_FOREIGN_PAGES = 4
/** From here on a word may have two slips. */
const LONG = 9
/** As many letters fewer may a like word have, in its ending too. */
const MOST_LETTERS_LESS = 2

/** What the languages that are there have, that of the visitor first. */
export function answerTo(query: string, language: Language, searched: readonly LanguageIndex[]): Answer {
  const own = searched.filter((index) => index.language === language)
  const others = searched.filter((index) => index.language !== language)
  const typed = readQuery(query, searched)
  if (typed.every((word) => word.length === 1)) return { pages: [], corrected: null }
  const written = typed.flatMap((word) => understand(word, own, others))
  const meant = written.map((word) => word.meant)
  const corrected = written.some(({ isCorrected }) => isCorrected) ? meant.join(' ') : null
  return { pages: findPages(meant, own, others), corrected }
}

/**
 * The words of a query. Two that the site has only as one, as in “orto foto”, are that, and so are two that make a word of
 * the vocabulary, as in “track-log”; “60ha” is a number and its unit.
 */
function readQuery(query: string, searched: readonly LanguageIndex[]): string[] {
  const isTerm = (word: string) => searched.some((index) => index.isTerm([word]))
  const has = (word: string) => searched.some((index) => index.has(word, true))
  const joined: string[] = []
  for (const word of wordsOf(query)) {
    const before = joined.at(-1) ?? ''
    const whole = before + word
    const isKnownAsOne = isTerm(whole) || (has(whole) && !(has(before) && has(word)))
    const isOne = before !== '' && whole.length >= LONG_ENOUGH && isKnownAsOne
    const [, number = '', unit = ''] = /^(\d+)(\p{L}+)$/u.exec(word) ?? []
    if (isOne) joined.splice(-1, 1, whole)
    else if (number && !has(word)) joined.push(number, unit)
    else joined.push(word)
  }
  return joined
}

/** The pages of the visitor's language first. */
function findPages(
  words: readonly string[],
  own: readonly LanguageIndex[],
  others: readonly LanguageIndex[],
): FoundPage[] {
  const pages = own.flatMap((index) => index.find(words, MOST_PAGES, false))
  const isShort = words.every((word) => word.length < LONG_ENOUGH)
  if (pages.length > 0 && isShort) return pages
  const most = pages.length > 0 ? MOST_FOREIGN_PAGES : MOST_PAGES
  return [...pages, ...others.flatMap((index) => index.find(words, most, isShort))]
}

type Understood = { meant: string; isCorrected: boolean }

/**
 * The words that were meant by one that no page has and no word of a page begins with: its parts, or a like one of the
 * visitor's language. A slip of the keys makes no other language of it.
 */
function understand(word: string, own: readonly LanguageIndex[], others: readonly LanguageIndex[]): Understood[] {
  const searched = [...own, ...others]
  const as = (meant: string, isCorrected: boolean) => ({ meant, isCorrected })
  if (word.length < LONG_ENOUGH || /\d/.test(word) || isStopWord(word)) return [as(word, false)]
  if (searched.some((index) => index.has(word, false))) return [as(word, false)]
  const found = likest(word, 1, own)
  if (found) return [as(found, true)]
  const parts = searched.map((index) => partsOf(word, index)).find((both) => both.length > 0)
  if (parts) return parts.map((part) => as(part, false))
  const further = word.length < LONG ? undefined : likest(word, 2, own)
  if (further) return [as(further, true)]
  return [as(word, false)]
}

/** The two words of one language that a compound is made of, if there are such. */
function partsOf(compound: string, index: LanguageIndex): string[] {
  for (let at = 3; at <= compound.length - LONG_ENOUGH; at++) {
    const tail = compound.slice(at)
    const head = [compound.slice(0, at), compound.slice(0, at).replace(/s$/, '')].find((part) => index.has(part, true))
    if (head && index.has(tail, true)) return [head, tail]
  }
  return []
}

/** The word of a page that is written most like this one. */
function likest(word: string, slips: number, searched: readonly LanguageIndex[]): string | undefined {
  const alike = searched.flatMap((index) => index.alike(word, slips)).filter((like) => isLikely(like.written, word))
  return alike.sort((one, other) => other.score - one.score)[0]?.written
}

/**
 * A very short word is nothing like another, nor a short one with another first letter (night is not right) or without
 * half of its letters, though their stems may be alike.
 */
function isLikely(written: string, word: string): boolean {
  if (written.length < LONG_ENOUGH || word.length - written.length > MOST_LETTERS_LESS) return false
  return word.length >= LONG || fold(written)[0] === fold(word)[0]
}

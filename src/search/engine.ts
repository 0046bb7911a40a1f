import { type Language, languages } from '../../content/languages.ts'
import type { Answer } from './answer.ts'
import type { SearchIndex } from './contract/search-index.ts'
import { wordsOf } from './contract/words.ts'
import { isStopWord, LONG_ENOUGH, SearchedLanguage } from './searched-language.ts'

export type Engine = (query: string, language: Language) => Answer

const MOST_PAGES = 8
/** Pages of another language stand last and are fewer, unless there is nothing else. */
const MOST_FOREIGN_PAGES = 4
/** From here on a word may have two slips. */
const LONG = 9

/** Searches the indexes of all languages, that of the visitor first. */
export function createEngine(indexes: Record<Language, SearchIndex>): Engine {
  const searched = languages.map((language) => new SearchedLanguage(language, indexes[language]))
  return (query, language) => {
    const own = searched.filter((index) => index.language === language)
    const others = searched.filter((index) => index.language !== language)
    const written = wordsOf(query).flatMap((word) => understand(word, searched))
    const words = written.map(({ meant }) => meant)
    const corrected = written.some(({ isCorrected }) => isCorrected) ? words.join(' ') : null
    const pages = own.flatMap((index) => index.find(words, MOST_PAGES, false))
    const isShort = words.every((word) => word.length < LONG_ENOUGH)
    if (pages.length > 0 && isShort) return { pages, corrected }
    const most = pages.length > 0 ? MOST_FOREIGN_PAGES : MOST_PAGES
    const isStrict = pages.length > 0 || isShort
    return { pages: [...pages, ...others.flatMap((index) => index.find(words, most, isStrict))], corrected }
  }
}

type Understood = { meant: string; isCorrected: boolean }

/** The words that were meant by one that no page has and no word of a page begins with: its parts, or a like one. */
function understand(word: string, searched: readonly SearchedLanguage[]): Understood[] {
  const as = (meant: string, isCorrected: boolean) => ({ meant, isCorrected })
  if (word.length < LONG_ENOUGH || /\d/.test(word) || isStopWord(word)) return [as(word, false)]
  const has = (other: string, isStrict: boolean) => searched.some((index) => index.hits([other], isStrict).length > 0)
  if (has(word, false)) return [as(word, false)]
  for (let at = 3; at <= word.length - LONG_ENOUGH; at++) {
    const tail = word.slice(at)
    const head = [word.slice(0, at), word.slice(0, at).replace(/s$/, '')].find((part) => has(part, true))
    if (head && has(tail, true)) return [as(head, false), as(tail, false)]
  }
  const swapped = [...word].map((letter, at) => word.slice(0, at) + (word[at + 1] ?? '') + letter + word.slice(at + 2))
  const found = swapped.find((other) => has(other, true))
  if (found) return [as(found, true)]
  for (const slips of word.length < LONG ? [1] : [1, 2]) {
    const [best] = searched.flatMap((index) => index.alike(word, slips)).sort((one, other) => other.score - one.score)
    if (best) return [as(best.written, true)]
  }
  return [as(word, false)]
}

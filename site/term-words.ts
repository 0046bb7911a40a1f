import type { Language } from './languages.ts'

/** What the card of a term shows: its words in both languages, what it means, and the page that explains it. */
export type TermWords = {
  names: Readonly<Record<Language, string>>
  definition: string
  page: string
  /** The number of the chapter; 0 for a page that is none. */
  chapter: number
}

/** Every term that texts link, by its target: the file that a page fetches when a term is turned to. */
export type TermList = Readonly<Record<string, TermWords>>

export function termListAddress(language: Language): string {
  return `/glossary_${language}.json`
}

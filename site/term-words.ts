import type { Language } from './languages.ts'

/** The content of a glossary card: the term in both languages, its definition, and the page that explains it. */
export type TermCardContent = {
  names: Readonly<Record<Language, string>>
  definition: string
  page: string
  /** The chapter number; 0 for a page outside the manual. */
  chapter: number
}

/**
 * The card contents of all linked terms by link target, a JSON file that is fetched when a term is hovered or focused.
 */
export type TermList = Readonly<Record<string, TermCardContent>>

export function termListAddress(language: Language): string {
  return `/glossary_${language}.json`
}

import type { Language } from '../../site/languages.ts'

/** A piece of a title or of an excerpt; what matches the query is marked. */
export type TextPiece = { text: string; isMarked: boolean }

export type SearchHit = {
  href: string
  language: Language
  title: TextPiece[]
  /** Shown when no section of the page stands out. */
  excerpt: TextPiece[]
  sections: { href: string; title: TextPiece[]; excerpt: TextPiece[] }[]
  /** Whether the page as a whole answers best, rather than its first section. */
  isWhole: boolean
}

export type Results = {
  /** Those in the visitor's language first. */
  pages: SearchHit[]
  /** What was searched for instead of what was typed, after a typing error. */
  corrected: string | null
}

import type { Language } from '../../site/languages.ts'

/** A piece of a title or excerpt; matches are marked. */
export type TextPiece = { text: string; isMarked: boolean }

export type SearchHit = {
  href: string
  language: Language
  title: TextPiece[]
  /** The excerpt when no section of the page stands out. */
  excerpt: TextPiece[]
  sections: { href: string; title: TextPiece[]; excerpt: TextPiece[] }[]
  /** Whether the page as a whole is the best match, rather than its first section. */
  isWhole: boolean
}

export type ResultList = {
  /** Hits, the visitor's language first. */
  pages: SearchHit[]
  /** The corrected query, after a typing error. */
  corrected: string | null
}

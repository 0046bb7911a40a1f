import { platformData } from '../generated/content/glossary/platform.ts'
import type { Language } from './languages.ts'

/** A word of the glossary page; texts link those of the platform alone. */
export type Word = {
  /** Where it is explained, if a page explains it further. */
  target?: string
  /** The forms that a text may use, longest first; the last is what the word is called. */
  match: Record<Language, readonly string[]>
  /** One sentence. */
  definition: Record<Language, string>
}

/** A concept of the platform: texts link it to its place in the manual. */
export type Term = Word & {
  /** An everyday word as well: linked once on a page instead of once in a section. */
  ordinary?: true
  /** Linked only where it is written with these capitals. */
  exact?: true
}

/** Every concept of the platform with its place in the manual (content/glossary/platform.yaml). */
export const glossary = platformData.words

export const terms: readonly Term[] = Object.values(glossary)

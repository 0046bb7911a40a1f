import { platformData } from '../generated/content/glossary/platform.ts'
import type { Language } from './languages.ts'

/** An entry of the glossary page. */
export type GlossaryWord = {
  /** The address of the page that explains it further, if any. */
  target?: string
  /** The inflected forms, longest first; the last is the headword. */
  match: Record<Language, readonly string[]>
  /** One sentence. */
  definition: Record<Language, string>
}

/** A term of the product itself; documents link it to the section of the manual that explains it. */
export type GlossaryTerm = GlossaryWord & {
  /** For a term that is also an everyday word: it is linked once per page instead of once per section. */
  ordinary?: true
  /** For a term that is only linked where its letter case is the same. */
  exact?: true
}

/** All terms of the product by id (content/glossary/platform.yaml). */
export const platformGlossary = platformData.words

export const platformTerms: readonly GlossaryTerm[] = Object.values(platformGlossary)

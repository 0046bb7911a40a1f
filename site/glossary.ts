import { platformData } from '../generated/content/glossary/platform.ts'
import type { Language } from './languages.ts'

/** A word of the glossary page; texts link only those of the platform. */
export type GlossaryWord = {
  /** The address of the page that explains it further, if any. */
  target?: string
  /** The inflected forms, longest first; the last is the headword. */
  match: Record<Language, readonly string[]>
  /** One sentence. */
  definition: Record<Language, string>
}

/** A concept of the platform: texts link it to its place in the manual. */
export type GlossaryTerm = GlossaryWord & {
  /** Also an everyday word: linked once per page instead of once per section. */
  ordinary?: true
  /** Only linked when written with these capitals. */
  exact?: true
}

/** Every concept of the platform with its place in the manual (content/glossary/platform.yaml). */
export const platformGlossary = platformData.words

export const platformTerms: readonly GlossaryTerm[] = Object.values(platformGlossary)

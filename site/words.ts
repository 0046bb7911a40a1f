import { damageData } from '../generated/content/glossary/damage.ts'
import { fellingData } from '../generated/content/glossary/felling.ts'
import { flyingData } from '../generated/content/glossary/flying.ts'
import { mapsData } from '../generated/content/glossary/maps.ts'
import { planningData } from '../generated/content/glossary/planning.ts'
import { type GlossaryWord, platformGlossary } from './glossary.ts'
import type { Language } from './languages.ts'

/** A glossary entry with the id of its row on the page, which is the same in all languages. */
export type GlossaryEntry = GlossaryWord & { id: string }

/** General terms by id: planning, felling, damage, flying and maps. */
export const forestryTerms: Readonly<Record<string, GlossaryWord>> = {
  ...planningData.words,
  ...fellingData.words,
  ...damageData.words,
  ...flyingData.words,
  ...mapsData.words,
}

/** All entries of the glossary page: the product's own terms, and general ones. */
export const glossaryEntries: readonly GlossaryEntry[] = Object.entries<GlossaryWord>({
  ...platformGlossary,
  ...forestryTerms,
}).map(([name, word]) => ({
  ...word,
  id: name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`),
}))

/** The headword of an entry in a language: the uninflected form. */
export function headwordOf({ match }: GlossaryWord, language: Language): string {
  return match[language].at(-1) ?? ''
}

/** Creates a pattern that matches all uses of a word in a text, in any of its forms. */
export function createWordPattern({ match, ...word }: GlossaryWord, language: Language): RegExp {
  const flags = 'exact' in word ? 'gu' : 'giu'
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${match[language].join('|')})(?![\\p{L}\\p{N}])`, flags)
}

import { damageData } from '../generated/content/glossary/damage.ts'
import { fellingData } from '../generated/content/glossary/felling.ts'
import { flyingData } from '../generated/content/glossary/flying.ts'
import { mapsData } from '../generated/content/glossary/maps.ts'
import { planningData } from '../generated/content/glossary/planning.ts'
import { glossary, type Word } from './glossary.ts'
import type { Language } from './languages.ts'

/** A word with the id of its row on the glossary page, which is the same in both languages. */
export type Entry = Word & { id: string }

/** The words of forestry, flying and maps. */
export const fieldTerms: Readonly<Record<string, Word>> = {
  ...planningData.words,
  ...fellingData.words,
  ...damageData.words,
  ...flyingData.words,
  ...mapsData.words,
}

/** Every word of the glossary page: the concepts of the platform, and all others. */
export const entries: readonly Entry[] = Object.entries<Word>({ ...glossary, ...fieldTerms }).map(([name, word]) => ({
  ...word,
  id: name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`),
}))

/** What a word is called in a language. */
export function headwordOf({ match }: Word, language: Language): string {
  return match[language].at(-1) ?? ''
}

/** Every place where a text uses a word, in any of its forms. */
export function matchUses({ match, ...word }: Word, language: Language): RegExp {
  const flags = 'exact' in word ? 'gu' : 'giu'
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${match[language].join('|')})(?![\\p{L}\\p{N}])`, flags)
}

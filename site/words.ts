import { glossary, type Word } from '../content/glossary.ts'
import { damageWords } from '../content/words/damage.ts'
import { fellingWords } from '../content/words/felling.ts'
import { flyingWords } from '../content/words/flying.ts'
import { mapWords } from '../content/words/maps.ts'
import { planningWords } from '../content/words/planning.ts'
import type { Language } from './languages.ts'

/** A word with the id of its row on the glossary page, which is the same in both languages. */
export type Entry = Word & { id: string }

/** The words of forestry, flying and maps. */
export const furtherWords: Readonly<Record<string, Word>> = {
  ...planningWords,
  ...fellingWords,
  ...damageWords,
  ...flyingWords,
  ...mapWords,
}

/** Every word of the glossary page: the concepts of the platform, and all others. */
export const entries: readonly Entry[] = Object.entries<Word>({ ...glossary, ...furtherWords }).map(([name, word]) => ({
  ...word,
  id: name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`),
}))

/** What a word is called in a language. */
export function nameOf({ match }: Word, language: Language): string {
  return match[language].at(-1) ?? ''
}

/** Every place where a text uses a word, in any of its forms. */
export function matchUses({ match, ...word }: Word, language: Language): RegExp {
  const flags = 'exact' in word ? 'gu' : 'giu'
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${match[language].join('|')})(?![\\p{L}\\p{N}])`, flags)
}

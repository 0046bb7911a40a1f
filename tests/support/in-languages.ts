import { type Language, mapLanguages } from '../../site/languages.ts'

/** What a test says in the two languages it speaks of; a further language of the site says the English. */
export function said<Value>(words: { en: Value; sv: Value }): Record<Language, Value> {
  return { ...mapLanguages(() => words.en), ...words }
}

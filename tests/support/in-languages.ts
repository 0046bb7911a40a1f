import { type Language, mapLanguages } from '../../site/languages.ts'

/** A value for each language in tests; any further language of the site gets the English one. */
export function inLanguages<Value>(words: { en: Value; sv: Value }): Record<Language, Value> {
  return { ...mapLanguages(() => words.en), ...words }
}

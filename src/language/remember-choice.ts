import { type Language, languageStorageKey } from '../../content/languages.ts'

/** Stores what the visitor chose in the picker (specification §4). A closed storage costs only the memory of it. */
export function rememberChoice(language: Language): void {
  try {
    localStorage.setItem(languageStorageKey, language)
  } catch (error) {
    console.debug('The choice of language could not be stored', error)
  }
}

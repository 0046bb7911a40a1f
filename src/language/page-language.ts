import { chooseLanguage, type Language } from '../../content/languages.ts'

/** The language of the page that is shown, for what runs without React. */
export function pageLanguage(): Language {
  return chooseLanguage([document.documentElement.lang])
}

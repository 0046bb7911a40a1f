import { chooseLanguage, type Language } from '../../site/languages.ts'

/** As the page was loaded: a browser that translates the page writes another one there. */
const language = chooseLanguage([globalThis.document?.documentElement.lang])

/** The language of the page that is shown, for what runs without React. */
export function pageLanguage(): Language {
  return language
}

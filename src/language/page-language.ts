import { chooseLanguage, type Language } from '../../site/languages.ts'

/** Read once at load, because browser translation changes the `lang` attribute. */
const language = chooseLanguage([globalThis.document?.documentElement.lang])

/** The language of the page, for code outside React. */
export function pageLanguage(): Language {
  return language
}

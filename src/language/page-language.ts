import { chooseLanguage, type Language } from '../../site/languages.ts'

/** The `lang` at load: browsers that translate the page change it. */
const language = chooseLanguage([globalThis.document?.documentElement.lang])

/** The language of the page, for code outside React. */
export function pageLanguage(): Language {
  return language
}

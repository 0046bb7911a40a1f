import { type ContentText, collectStrings } from '../../checks/messages.ts'
import { isLanguage } from '../../site/languages.ts'

/** The strings of a value as texts of a content file, with ascending line numbers. */
export function createTexts(file: string, value: unknown): ContentText[] {
  return collectStrings(value).map(({ keys, text }, index) => ({
    ...{ file, keys, text },
    language: keys.find(isLanguage),
    line: index + 1,
  }))
}

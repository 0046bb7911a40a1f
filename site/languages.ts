/** The languages of the site, in the order of the language menu. */
export const languages = ['en', 'sv'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en'

/** The local storage key of the visitor's choice. */
export const languageStorageKey = 'selectedLanguage'

export const languageNames: Record<Language, string> = { en: 'English', sv: 'Svenska' }

/** What the checks, which speak English, call them. */
export const englishLanguageNames: Record<Language, string> = { en: 'English', sv: 'Swedish' }

/** The locale of each language, for dates and Open Graph. */
export const locales: Record<Language, string> = { en: 'en-GB', sv: 'sv-SE' }

/** The separators in numbers. */
export const numberSeparators: Record<Language, { decimal: string; thousands: string }> = {
  en: { decimal: '.', thousands: ',' },
  sv: { decimal: ',', thousands: '\u202f' },
}

/** How many inflected forms the glossary shows; English ones are regular. */
export const glossaryInflectionCounts: Record<Language, number> = { en: 0, sv: 2 }

/** Builds a record with a value for each language. */
export function mapLanguages<Value>(make: (language: Language) => Value): Record<Language, Value> {
  const made = languages.map((language) => [language, make(language)] as const)
  return Object.fromEntries(made) as Record<Language, Value> // it has an entry for each language
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** Type guard for a stored list of languages. */
export function isLanguageList(value: unknown): value is readonly Language[] {
  return Array.isArray(value) && value.length > 0 && value.every(isLanguage)
}

/**
 * The first candidate whose primary subtag is a language of the site, else English.
 * @example chooseLanguage([null, 'sv-FI']) // 'sv'
 */
export function chooseLanguage(candidates: readonly (string | null | undefined)[]): Language {
  for (const candidate of candidates) {
    const primary = candidate?.toLowerCase().split(/[-_]/)[0]
    if (isLanguage(primary)) return primary
  }
  return defaultLanguage
}

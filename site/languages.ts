/** The languages of the site, in the order of the language menu. */
export const languages = ['en', 'sv'] as const

export type Language = (typeof languages)[number]

/** A text in every language. */
export type Words = Readonly<Record<Language, string>>

export const defaultLanguage: Language = 'en'

/** The local storage key of the language that the visitor has chosen. */
export const languageStorageKey = 'selectedLanguage'

export const languageNames: Record<Language, string> = { en: 'English', sv: 'Svenska' }

/** The names of the languages in English, for the messages of the checks. */
export const englishLanguageNames: Record<Language, string> = { en: 'English', sv: 'Swedish' }

/** The locale of each language, for dates and Open Graph. */
export const locales: Record<Language, string> = { en: 'en-GB', sv: 'sv-SE' }

/** Decimal and thousands separators; \u202f is a narrow no-break space. */
export const numberSeparators: Record<Language, { decimal: string; thousands: string }> = {
  en: { decimal: '.', thousands: ',' },
  sv: { decimal: ',', thousands: '\u202f' },
}

/** How many inflected forms of a term the glossary shows: none in English, where they are regular. */
export const glossaryInflectionCounts: Record<Language, number> = { en: 0, sv: 2 }

/** Builds a record with a value for each language. */
export function mapLanguages<Value>(make: (language: Language) => Value): Record<Language, Value> {
  const made = languages.map((language) => [language, make(language)] as const)
  return Object.fromEntries(made) as Record<Language, Value> // Object.fromEntries loses the key type
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** Type guard for a stored list of languages. */
export function isLanguageList(value: unknown): value is readonly Language[] {
  return Array.isArray(value) && value.length > 0 && value.every(isLanguage)
}

/**
 * Returns the language of the first candidate (a BCP 47 tag) that is a language of the site, else the default language.
 * @example chooseLanguage([null, 'sv-FI']) // 'sv'
 */
export function chooseLanguage(candidates: readonly (string | null | undefined)[]): Language {
  for (const candidate of candidates) {
    const primary = candidate?.toLowerCase().split(/[-_]/)[0]
    if (isLanguage(primary)) return primary
  }
  return defaultLanguage
}

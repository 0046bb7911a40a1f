/** The languages of the site, in the order of the picker. */
export const languages = ['en', 'sv'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en'

/** Where the visitor's own choice is remembered. */
export const languageStorageKey = 'selectedLanguage'

export const languageNames: Record<Language, string> = { en: 'English', sv: 'Svenska' }

/** The locale of each language: how dates are written, and what shared links name (Open Graph). */
export const locales: Record<Language, string> = { en: 'en-GB', sv: 'sv-SE' }

/** The signs in a number. */
export const numberSigns: Record<Language, { decimal: string; thousands: string }> = {
  en: { decimal: '.', thousands: ',' },
  sv: { decimal: ',', thousands: '\u202f' },
}

/** How many other forms of a word the glossary shows; English ones are regular. */
export const formsShown: Record<Language, number> = { en: 0, sv: 2 }

/** Something made for every language. */
export function ofLanguages<Value>(make: (language: Language) => Value): Record<Language, Value> {
  const made = languages.map((language) => [language, make(language)] as const)
  return Object.fromEntries(made) as Record<Language, Value> // one entry for each language
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** Whether a value that was stored is a choice of languages. */
export function isLanguages(value: unknown): value is readonly Language[] {
  return Array.isArray(value) && value.length > 0 && value.every(isLanguage)
}

/**
 * The first candidate whose primary part is a language of the site, else English.
 * @example chooseLanguage([null, 'sv-FI']) // 'sv'
 */
export function chooseLanguage(candidates: readonly (string | null | undefined)[]): Language {
  for (const candidate of candidates) {
    const primary = candidate?.toLowerCase().split(/[-_]/)[0]
    if (isLanguage(primary)) return primary
  }
  return defaultLanguage
}

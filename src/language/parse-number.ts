import type { Language } from '../../content/languages.ts'

const WRITTEN: Record<Language, RegExp> = {
  en: /^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/,
  sv: /^\d+([.,]\d+)?$/,
}

/**
 * A number as a visitor writes it in a language, spaces anywhere; null for what is no number there.
 * @example parseNumber('1,500', 'en') // 1500
 * @example parseNumber('12,5', 'sv') // 12.5
 */
export function parseNumber(text: string, language: Language): number | null {
  const compact = text.replace(/\s/g, '')
  if (!WRITTEN[language].test(compact)) return null
  return Number(language === 'sv' ? compact.replace(',', '.') : compact.replaceAll(',', ''))
}

import { type Language, numberSigns } from '../../content/languages.ts'

/**
 * A number as a visitor writes it in a language, spaces anywhere; null for what is no number there. A decimal point is
 * read in every language that does not put one between thousands.
 * @example parseNumber('1,500', 'en') // 1500
 * @example parseNumber('12,5', 'sv') // 12.5
 */
export function parseNumber(text: string, language: Language): number | null {
  const { decimal, thousands } = numberSigns[language]
  const group = /\s/.test(thousands) ? '' : thousands
  const compact = text.replace(/\s/g, '')
  const whole = group ? `(\\d+|\\d{1,3}([${group}]\\d{3})+)` : '\\d+'
  const fraction = `([${decimal}${group === '.' ? '' : '.'}]\\d+)?`
  if (!new RegExp(`^${whole}${fraction}$`).test(compact)) return null
  return Number((group ? compact.replaceAll(group, '') : compact).replace(decimal, '.'))
}

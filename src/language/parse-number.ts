import { type Language, numberSeparators } from '../../site/languages.ts'

/**
 * Parses a number as typed in a language, with spaces anywhere; null when invalid. Point and comma both count as the
 * decimal separator unless they can be a thousands separator, as in 1.500.
 * @example parseNumber('1,500', 'en') // 1500
 * @example parseNumber('12,5', 'en') // 12.5
 */
export function parseNumber(text: string, language: Language): number | null {
  const { decimal, thousands } = numberSeparators[language]
  const group = thousands.trim()
  let compact = text.replace(/\s/g, '')
  const isGrouped = group && new RegExp(`^\\d{1,3}([${group}]\\d{3})+([${decimal}]\\d+)?$`).test(compact)
  if (isGrouped) compact = compact.replaceAll(group, '')
  if (!/^\d+([.,]\d+)?$/.test(compact)) return null
  const isAmbiguous = /^\d{1,3}[.,]\d{3}$/.test(compact) && !compact.includes(decimal)
  return isAmbiguous ? null : Number(compact.replace(',', '.'))
}

import { type Language, numberSigns } from '../../site/languages.ts'

/**
 * A number as a visitor writes it in a language, spaces anywhere; null for what is no number there. Point and comma are
 * both read as the decimal sign wherever they cannot be meant as the mark between thousands, as in 1.500.
 * @example parseNumber('1,500', 'en') // 1500
 * @example parseNumber('12,5', 'en') // 12.5
 */
export function parseNumber(text: string, language: Language): number | null {
  const { decimal, thousands } = numberSigns[language]
  const group = thousands.trim()
  let compact = text.replace(/\s/g, '')
  const isGrouped = group && new RegExp(`^\\d{1,3}([${group}]\\d{3})+([${decimal}]\\d+)?$`).test(compact)
  if (isGrouped) compact = compact.replaceAll(group, '')
  if (!/^\d+([.,]\d+)?$/.test(compact)) return null
  const isAmbiguous = /^\d{1,3}[.,]\d{3}$/.test(compact) && !compact.includes(decimal)
  return isAmbiguous ? null : Number(compact.replace(',', '.'))
}

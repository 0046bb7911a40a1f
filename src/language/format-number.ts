import { type Language, numberSeparators } from '../../site/languages.ts'

/**
 * Formats a number in a language. Without `decimals`, the number keeps its own decimals, at most two. Intl is not used,
 * since servers and browsers insert different spaces.
 * @example formatNumber(1500, 'en') // '1,500'
 * @example formatNumber(1234.5, 'sv', 1) // '1\u202f234,5'
 */
export function formatNumber(value: number, language: Language, decimals = countDecimals(value)): string {
  const { decimal, thousands } = numberSeparators[language]
  const [whole = '', fraction] = value.toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands)
  return fraction ? `${grouped}${decimal}${fraction}` : grouped
}

function countDecimals(value: number): number {
  return Math.min(2, String(value).split('.')[1]?.length ?? 0)
}

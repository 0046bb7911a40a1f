import { type Language, numberSigns } from '../../site/languages.ts'

/**
 * A number as each language writes it, with as many decimals as it has itself, at most two, unless a number of them is
 * given. By hand, since servers and browsers know different spaces.
 * @example formatNumber(1500, 'en') // '1,500'
 * @example formatNumber(1234.5, 'sv', 1) // '1\u202f234,5'
 */
export function formatNumber(value: number, language: Language, decimals = countDecimals(value)): string {
  const { decimal, thousands } = numberSigns[language]
  const [whole = '', fraction] = value.toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands)
  return fraction ? `${grouped}${decimal}${fraction}` : grouped
}

function countDecimals(value: number): number {
  return Math.min(2, String(value).split('.')[1]?.length ?? 0)
}

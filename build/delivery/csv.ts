import { type Language, numberSigns } from '../../content/languages.ts'
import { columnsOf, type Delivery } from './delivered-marks.ts'

/** Says that the file is UTF-8, without which a spreadsheet garbles å, ä and ö. */
const BYTE_ORDER_MARK = '\ufeff'

/** The marks as a table, one row each (RFC 4180). */
export function writeCsv(delivery: Delivery): string {
  const { m, features, language } = delivery
  const columns = columnsOf(delivery)
  const rows = features.map(({ values }) => columns.map((column) => values[column]))
  return BYTE_ORDER_MARK + writeRows([columns.map((column) => m.columns[column]), ...rows], language)
}

/** @example writeRows([['a', 1.5]], 'sv') // 'a;1,5\r\n' */
export function writeRows(rows: readonly (readonly (string | number | undefined)[])[], language: Language): string {
  const { decimal } = numberSigns[language]
  const separator = decimal === ',' ? ';' : ',' // as a spreadsheet of that language reads it by itself
  const cell = (value: string | number | undefined) => {
    if (typeof value === 'number') return String(value).replace('.', decimal)
    return value && /[",;\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : (value ?? '')
  }
  return rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')
}

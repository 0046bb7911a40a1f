import { samplesMessages } from '../../generated/messages/samples.ts'
import { type Language, numberSigns } from '../../site/languages.ts'
import { type AttributeValue, type Delivery, fieldsOf } from './read-delivery.ts'

/** Says that the file is UTF-8, without which a spreadsheet garbles å, ä and ö. */
const BYTE_ORDER_MARK = '\ufeff'

/** The marks as a table, one row each, with the middle of each in SWEREF 99 TM (RFC 4180). */
export function writeCsv({ features, language }: Delivery): string {
  const fields = fieldsOf(features)
  const names = fields.map((field) => samplesMessages[language].fields[field])
  const rows = features.map(({ values, centre: [east, north] }) => [
    ...fields.map((field) => values[field]),
    north,
    east,
  ])
  return BYTE_ORDER_MARK + writeRows([[...names, 'sweref99tm_n', 'sweref99tm_e'], ...rows], language)
}

/** @example writeRows([['a', 1.5]], 'sv') // 'a;1,5\r\n' */
export function writeRows(rows: readonly (readonly (AttributeValue | undefined)[])[], language: Language): string {
  const { decimal } = numberSigns[language]
  const separator = decimal === ',' ? ';' : ',' // as a spreadsheet of that language reads it by itself
  const cell = (value: AttributeValue | undefined) => {
    if (typeof value === 'number') return String(value).replace('.', decimal)
    return value && /[",;\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : (value ?? '')
  }
  return rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')
}

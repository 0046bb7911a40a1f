import { samplesMessages } from '../../generated/messages/samples.ts'
import { type Language, numberSeparators } from '../../site/languages.ts'
import { type AttributeValue, type Delivery, listUsedFields } from './read-delivery.ts'

/** A byte order mark, without which spreadsheets garble å, ä and ö. */
const BYTE_ORDER_MARK = '\ufeff'

/** The marks as CSV (RFC 4180), one row each, with a representative point in SWEREF 99 TM. */
export function serializeCsv({ features, language }: Delivery): string {
  const fields = listUsedFields(features)
  const names = fields.map((field) => samplesMessages[language].fields[field])
  const rows = features.map(({ values, centre: [east, north] }) => [
    ...fields.map((field) => values[field]),
    north,
    east,
  ])
  return BYTE_ORDER_MARK + serializeRows([[...names, 'sweref99tm_n', 'sweref99tm_e'], ...rows], language)
}

/** @example serializeRows([['a', 1.5]], 'sv') // 'a;1,5\r\n' */
export function serializeRows(rows: readonly (readonly (AttributeValue | undefined)[])[], language: Language): string {
  const { decimal } = numberSeparators[language]
  const separator = decimal === ',' ? ';' : ',' // the default separator of spreadsheets in that locale
  const cell = (value: AttributeValue | undefined) => {
    if (typeof value === 'number') return String(value).replace('.', decimal)
    return value && /[",;\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : (value ?? '')
  }
  return rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')
}

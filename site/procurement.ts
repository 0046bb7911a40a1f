import { procurementData } from '../generated/content/procurement.ts'
import type { Language, Words } from './languages.ts'

type Row = { answer: 'yes' | 'no' | 'planned' | 'ask'; ask: string }

const { rows, ...words }: { rows: Readonly<Record<string, Row>> } & Record<Row['answer'], Words> = procurementData

/** The short names of the rows for IT and procurement, which are placeholders of their answers. */
export const procurementRows: readonly string[] = Object.keys(rows)

/** The answer of a row for IT and procurement (content/procurement.yaml), in Markdown; undefined if there is no row. */
export function procurementAnswer(name: string, language: Language): string | undefined {
  const row = Object.hasOwn(rows, name) ? rows[name] : undefined
  if (!row) return undefined
  const said = words[row.answer][language].replaceAll(' ', '\u00a0')
  return row.answer === 'ask' ? `[${said}](${row.ask})` : `**${said}**`
}

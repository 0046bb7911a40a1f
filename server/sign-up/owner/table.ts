/** A list of rows of the same shape. */
export type Rows = readonly Readonly<Record<string, string | number>>[]

/**
 * `excel` is what a spreadsheet set to Swedish reads by a double click: semicolons, a byte order mark, times that it
 * knows. `exact` is for programs that import addresses: nothing is added to a value.
 */
type CsvFormat = 'csv' | 'excel' | 'exact'

/**
 * Rows as CSV (RFC 4180). A value that a spreadsheet would take for a formula gets an apostrophe before it, which
 * makes it text.
 * @example toCsv([{ email: '=1+2@x.example' }], ['email']) // '"email"\r\n"\'=1+2@x.example"\r\n'
 */
export function toCsv(rows: Rows, columns: readonly string[], format: CsvFormat = 'csv'): string {
  const isExcel = format === 'excel'
  const line = (values: readonly (string | number)[]) =>
    `${values.map((value) => cell(isExcel ? localTime(String(value)) : String(value), format)).join(isExcel ? ';' : ',')}\r\n`
  const head = isExcel ? '\ufeff' : ''
  return head + line(columns) + rows.map((row) => line(columns.map((column) => row[column] ?? ''))).join('')
}

function cell(text: string, format: CsvFormat): string {
  const safe = format !== 'exact' && /^[\s]*[=+\-@|%\t\r＝＋－＠]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** A stored time by this machine's clock and in the form that spreadsheets of every language take for a time. */
function localTime(text: string): string {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text)) return text
  return new Date(text).toLocaleString('sv-SE') // 2026-11-21 13:05:09, and no other language's form is as plain
}

/** A table for people, CSV for programs. The console writes values so that none can move the cursor. */
export function print(rows: Rows, columns: readonly string[]): void {
  if (process.stdout.isTTY) console.table(rows, [...columns])
  else process.stdout.write(toCsv(rows, columns))
}

/** Rows of the same shape. */
export type TableRows = readonly Readonly<Record<string, string | number | null>>[]

/**
 * Serializes rows as CSV (RFC 4180). Values that a spreadsheet would run as a formula are prefixed with an apostrophe;
 * `isExact` leaves them unchanged, for programs that import addresses.
 * @example toCsv([{ email: '=1+2@x.example' }], ['email']) // '"email"\r\n"\'=1+2@x.example"\r\n'
 */
export function toCsv(rows: TableRows, columns: readonly string[], isExact = false): string {
  const cell = (value: string | number | null = '') => {
    const text = String(value ?? '')
    const safe = !isExact && /^[\s]*[=+\-@|%\t\r＝＋－＠]/.test(text) ? `'${text}` : text
    return `"${safe.replaceAll('"', '""')}"`
  }
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))]
  return lines.map((values) => `${values.map(cell).join(',')}\r\n`).join('')
}

/** Prints a table on a terminal, otherwise CSV. console.table escapes control characters. */
export function printRows(rows: TableRows, columns: readonly string[]): void {
  if (process.stdout.isTTY) console.table(rows, [...columns])
  else process.stdout.write(toCsv(rows, columns))
}

/** An ISO date with time; empty for null. */
export function formatIsoTime(time: number | null): string {
  return time === null ? '' : new Date(time).toISOString()
}

/** A list of rows of the same shape. */
export type Rows = readonly Readonly<Record<string, string | number | null>>[]

/**
 * Rows as CSV (RFC 4180). A value that a spreadsheet would take for a formula gets an apostrophe before it, which
 * makes it text; `isExact` is for programs that import addresses: nothing is added to a value.
 * @example toCsv([{ email: '=1+2@x.example' }], ['email']) // '"email"\r\n"\'=1+2@x.example"\r\n'
 */
export function toCsv(rows: Rows, columns: readonly string[], isExact = false): string {
  const cell = (value: string | number | null = '') => {
    const text = String(value ?? '')
    const safe = !isExact && /^[\s]*[=+\-@|%\t\r＝＋－＠]/.test(text) ? `'${text}` : text
    return `"${safe.replaceAll('"', '""')}"`
  }
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))]
  return lines.map((values) => `${values.map(cell).join(',')}\r\n`).join('')
}

/** A table for people, CSV for programs. The console writes values so that none can move the cursor. */
export function printRows(rows: Rows, columns: readonly string[]): void {
  if (process.stdout.isTTY) console.table(rows, [...columns])
  else process.stdout.write(toCsv(rows, columns))
}

/** A stored time as people and programs can read it; nothing when it has not come. */
export function isoTime(time: number | null): string {
  return time === null ? '' : new Date(time).toISOString()
}

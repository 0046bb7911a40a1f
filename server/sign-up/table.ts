/** A list of rows of the same shape. */
export type Rows = readonly Readonly<Record<string, string | number>>[]

/**
 * Rows as CSV (RFC 4180). A value that a spreadsheet would take for a formula gets an apostrophe before it, which
 * makes it text.
 * @example toCsv([{ email: '=1+2@x.example' }]) // '"email"\r\n"\'=1+2@x.example"\r\n'
 */
export function toCsv(rows: Rows, columns: readonly string[]): string {
  const line = (values: readonly (string | number)[]) => `${values.map(cell).join(',')}\r\n`
  return line(columns) + rows.map((row) => line(columns.map((column) => row[column] ?? ''))).join('')
}

function cell(value: string | number): string {
  const text = String(value)
  const safe = /^[\s]*[=+\-@|%\t\r＝＋－＠]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** Rows as a table for a terminal; nothing in it can move the cursor. */
export function toTable(rows: Rows, columns: readonly string[]): string {
  const shown = rows.map((row) => columns.map((column) => plain(String(row[column] ?? ''))))
  const widths = columns.map((column, at) => Math.max(column.length, ...shown.map((cells) => cells[at]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    cells
      .map((text, at) => text.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd()
  return [line(columns), line(widths.map((width) => '─'.repeat(width))), ...shown.map(line)].join('\n')
}

function plain(text: string): string {
  const time = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d\.\d+Z$/.exec(text)
  return time ? `${time[1]} ${time[2]}` : text.replace(/\p{C}+/gu, ' ')
}

/** A row of a query as the database gives it. */
export type Row = Readonly<Record<string, unknown>>

/** A column that always holds text. */
export function text(row: Row | undefined, column: string): string {
  const value = row?.[column]
  if (typeof value !== 'string') throw new TypeError(`The column ${column} holds no text.`)
  return value
}

/** A column that holds a number, or nothing. */
export function number(row: Row | undefined, column: string): number | null {
  const value = row?.[column]
  return typeof value === 'number' ? value : null
}

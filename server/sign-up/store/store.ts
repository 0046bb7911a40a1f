export type Value = string | number | null

/** A row of a query as the database gives it. */
export type Row = Readonly<Record<string, unknown>>

/** One open transaction. Values stand where a query has `?`; the text of a query serves both kinds of database. */
export interface Connection {
  all(query: string, ...values: readonly Value[]): Promise<Row[]>
  get(query: string, ...values: readonly Value[]): Promise<Row | undefined>
  /** Gives how many rows have changed. */
  run(query: string, ...values: readonly Value[]): Promise<number>
}

/** Where sign-ups and mails are kept: a file of this machine, or a PostgreSQL database that several machines share. */
export interface Store {
  /** Where that is, for the owner; never with a password. */
  readonly place: string
  /** Whether the database was made when it was opened. */
  readonly isNew: boolean
  /**
   * Runs work as one transaction, and no other one of any process beside it: when this resolves, all of it is kept;
   * when it rejects, nothing is.
   */
  transaction<T>(work: (db: Connection) => Promise<T>): Promise<T>
  /** Runs work that only reads; no writer holds it up. */
  read<T>(work: (db: Connection) => Promise<T>): Promise<T>
  /** Takes deleted rows off the disk too; gives what is in the way of that, or nothing. */
  checkpoint(): Promise<string>
  close(): Promise<void>
}

/** Who hears what a store has to say. */
export type StoreLog = Pick<Console, 'warn' | 'error'>

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

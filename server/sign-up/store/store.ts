import type { Row } from './row.ts'

export type Value = string | number | null

/** One open transaction. Values stand where a query has `?`; the text of a query serves every kind of database. */
export interface Connection {
  all(query: string, ...values: readonly Value[]): Promise<Row[]>
  get(query: string, ...values: readonly Value[]): Promise<Row | undefined>
  /** Gives how many rows have changed. */
  run(query: string, ...values: readonly Value[]): Promise<number>
}

/** Where sign-ups and mails are kept: a file of this machine, or a database that several machines share. */
export interface Store {
  /** Where that is, for the owner; never with a password. */
  readonly place: string
  /** Whether there was nothing when it was opened. */
  readonly isNew: boolean
  /**
   * Runs work as one transaction, and no other one of any process beside it: when this resolves, all of it is kept;
   * when it rejects, nothing is.
   */
  transaction<T>(work: (db: Connection) => Promise<T>): Promise<T>
  /** Runs work that only reads, which nobody's writing holds up. */
  read<T>(work: (db: Connection) => Promise<T>): Promise<T>
  /** Takes what was deleted off the disk too; gives what is in the way of that, or nothing. */
  tidy(): Promise<string>
  close(): Promise<void>
}

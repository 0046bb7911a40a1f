export type Value = string | number | null

/** A row of a query as the database gives it. */
export type Row = Readonly<Record<string, Value>>

/** A row with the names of its columns as TypeScript spells them. */
export function toCamelCase<T = Row>(row: object): T {
  const names = Object.entries(row).map(([column, value]) => [
    column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ])
  return Object.fromEntries(names) as T // as the tables make sure of it
}

/** The name of a column in the database. */
export function columnName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/**
 * One open transaction. Values stand where a query has `?`; the text of a query serves both kinds of database. The caller
 * names the type of the rows, as the tables make sure of it; columns are spelled in camel case.
 */
export interface Connection {
  all<T = Row>(query: string, ...values: readonly Value[]): Promise<T[]>
  get<T = Row>(query: string, ...values: readonly Value[]): Promise<T | undefined>
  /** Gives how many rows have changed. */
  run(query: string, ...values: readonly Value[]): Promise<number>
}

const PROBE = 'write probe'
/** As much room as a form and its mail may need. */
const AS_A_FORM = ' '.repeat(32_000)

/** Where sign-ups and mails are kept: a file of this machine, or a PostgreSQL database that several machines share. */
export abstract class Store {
  /** Where that is, for the owner; never with a password. */
  abstract readonly place: string
  /** Whether the database was made when it was opened. */
  isNew = false
  #hasFailed = false

  /**
   * Runs work as one transaction, and no other one of any process beside it: when this resolves, all of it is kept;
   * when it rejects, nothing is.
   */
  async transaction<T>(work: (db: Connection) => Promise<T>): Promise<T> {
    try {
      return await this.run('write', work) // which may have written nothing
    } catch (error) {
      this.#hasFailed = true
      throw error
    }
  }

  /** Runs work that only reads; no writer holds it up. */
  read<T>(work: (db: Connection) => Promise<T>): Promise<T> {
    return this.run('read', work)
  }

  protected abstract run<T>(mode: 'read' | 'write', work: (db: Connection) => Promise<T>): Promise<T>
  /** Takes deleted rows off the disk too; gives what is in the way of that, or nothing. */
  abstract checkpoint(): Promise<string>
  abstract close(): Promise<void>

  /**
   * Whether forms can be saved: after a write has failed (a full disk, a database that may only be read), they cannot
   * until a trial has succeeded. Reading alone would call the store well.
   * @throws what the database says when they cannot.
   */
  async isWritable(): Promise<boolean> {
    await this.read((db) => db.all('SELECT 1 FROM sign_up LIMIT 1'))
    if (!this.#hasFailed) return true
    // In two transactions: what is deleted within its own transaction is never written.
    await this.run('write', (db) =>
      db.run('INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING', PROBE, AS_A_FORM),
    )
    await this.run('write', (db) => db.run('DELETE FROM setting WHERE name = ?', PROBE))
    this.#hasFailed = false
    return true
  }
}

/** Who hears what a store has to say. */
export type StoreLog = Pick<Console, 'warn' | 'error'>

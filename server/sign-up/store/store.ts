export type SqlValue = string | number | null

/** A database row with its column names. */
export type SqlRow = Readonly<Record<string, SqlValue>>

/** Converts the column names of a row to camel case. */
export function toCamelCaseKeys<T = SqlRow>(row: object): T {
  const names = Object.entries(row).map(([column, value]) => [
    column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ])
  return Object.fromEntries(names) as T // guaranteed by the schema
}

/** The column name of a camel-case key. */
export function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/**
 * A connection inside a transaction. Queries use `?` placeholders and run on both kinds of database. The caller
 * supplies the row type, which the schema guarantees; columns are in camel case.
 */
export interface Connection {
  all<T = SqlRow>(query: string, ...values: readonly SqlValue[]): Promise<T[]>
  get<T = SqlRow>(query: string, ...values: readonly SqlValue[]): Promise<T | undefined>
  /** Returns the number of changed rows. */
  run(query: string, ...values: readonly SqlValue[]): Promise<number>
}

const WRITE_PROBE = 'write probe'
/** Test data as large as a form with its mail, for the test write of isWritable. */
const AS_A_FORM = ' '.repeat(32_000)

/** The database of sign-ups and mails: a SQLite file, or PostgreSQL shared by several servers. */
export abstract class Store {
  /** The location of the database, for messages; never contains a password. */
  abstract readonly place: string
  /** Whether the database was created when it was opened. */
  isNew = false
  #hasFailed = false

  /**
   * Runs work in one write transaction, serialized over all processes: committed when this resolves, rolled back when
   * it rejects.
   */
  async transaction<T>(work: (db: Connection) => Promise<T>): Promise<T> {
    try {
      return await this.run('write', work) // success does not reset #hasFailed, because nothing may have been written
    } catch (error) {
      this.#hasFailed = true
      throw error
    }
  }

  /** Runs read-only work, which no writer blocks. */
  read<T>(work: (db: Connection) => Promise<T>): Promise<T> {
    return this.run('read', work)
  }

  protected abstract run<T>(mode: 'read' | 'write', work: (db: Connection) => Promise<T>): Promise<T>
  /** Removes deleted rows from the disk; returns what prevents that, or an empty string. */
  abstract checkpoint(): Promise<string>
  abstract close(): Promise<void>

  /**
   * Whether forms can be saved. After a failed write (disk full, read-only database), a test write is required, because
   * reading would still work.
   * @throws the database's error when forms cannot be saved.
   */
  async isWritable(): Promise<boolean> {
    await this.read((db) => db.all('SELECT 1 FROM sign_up LIMIT 1'))
    if (!this.#hasFailed) return true
    // Inserts and deletes in two transactions, because a row deleted in its own transaction is not written to disk.
    await this.run('write', (db) =>
      db.run('INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING', WRITE_PROBE, AS_A_FORM),
    )
    await this.run('write', (db) => db.run('DELETE FROM setting WHERE name = ?', WRITE_PROBE))
    this.#hasFailed = false
    return true
  }
}

/** The logger of a store. */
export type StoreLogger = Pick<Console, 'warn' | 'error'>

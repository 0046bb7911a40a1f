import { statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { throttlePerMinute } from '../../log.ts'
import { makePrivateFile } from './private-file.ts'
import { migrateSchema, SCHEMA_VERSION } from './schema.ts'
import { type Connection, type SqlValue, Store, type StoreLogger, toCamelCaseKeys } from './store.ts'

/** Loaded lazily, because Node prints an experimental warning before the logger is ready. */
const sqlite = process.getBuiltinModule('node:sqlite')

/** The maximum time to wait for another process's lock. */
const LOCK_WAIT_MS = 4000
const LOCK_PAUSE_MS = 50
/** SQLite's error codes. */
const [BUSY, LOCKED, CORRUPT, NOT_A_DATABASE] = [5, 6, 11, 26]

/**
 * Stores sign-ups in a SQLite file, which is opened on first use and reopened after any failure: pages are served while
 * the file is damaged, and forms are accepted as soon as the file is repaired.
 */
export class SqliteStore extends Store {
  override readonly place: string
  #open: DatabaseSync | null = null
  /** The state of the file after this process's last write. */
  #left: ReturnType<typeof getFileIdentity> = null
  /** The end of the previous transaction; transactions are serialized on the single connection. */
  #turn: Promise<unknown> = Promise.resolve()

  readonly #log: StoreLogger
  readonly #sayDamage: (error: string) => void

  constructor(file: string, log: StoreLogger = console) {
    super()
    this.place = file
    this.#log = log
    this.#sayDamage = throttlePerMinute((error) =>
      log.error(
        `THE DATABASE OF SIGN-UPS IS DAMAGED: ${file}: ${error}. No form is taken in until it is mended: see “When something goes wrong” in docs/sign-up.md.`,
      ),
    )
  }

  protected override async run<T>(mode: 'read' | 'write', work: (db: Connection) => Promise<T>): Promise<T> {
    const begin = mode === 'write' ? 'BEGIN IMMEDIATE' : 'BEGIN'
    const deadline = Date.now() + LOCK_WAIT_MS
    for (;;) {
      try {
        return await this.#serialize(() => this.#runOnce(begin, work))
      } catch (error) {
        // Retries here, because SQLite's own busy timeout would block the event loop.
        if (!hasErrorCode(error, BUSY, LOCKED) || Date.now() > deadline) throw error
        await pause(LOCK_PAUSE_MS)
      }
    }
  }

  /** Truncates the write-ahead log; a reader in another process prevents it. */
  override async checkpoint(): Promise<string> {
    try {
      return await this.#serialize(async () => {
        const db = await this.#connection()
        const { busy } = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() ?? {}
        this.#left = getFileIdentity(this.place)
        return busy === 0 ? '' : 'another program has the file open'
      })
    } catch (error) {
      return String(error)
    }
  }

  override close(): Promise<void> {
    return this.#serialize(async () => this.#close())
  }

  #serialize<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(task)
    this.#turn = result.catch(() => {}) // the caller gets the error from `result`
    return result
  }

  async #runOnce<T>(begin: string, work: (db: Connection) => Promise<T>): Promise<T> {
    try {
      const result = await transact(await this.#connection(), begin, work)
      this.#left = getFileIdentity(this.place)
      return result
    } catch (error) {
      if (hasErrorCode(error, BUSY, LOCKED)) throw error
      this.#close()
      if (hasErrorCode(error, CORRUPT, NOT_A_DATABASE)) this.#sayDamage(String(error))
      throw error
    }
  }

  #close(): void {
    this.#open?.close()
    this.#open = null
  }

  /**
   * Returns the open database. The file is reopened when it was moved or replaced, which would lose writes, or changed
   * by another program, which may have damaged it.
   */
  async #connection(): Promise<DatabaseSync> {
    const there = getFileIdentity(this.place)
    if (this.#open && isDeepStrictEqual(there, this.#left)) return this.#open
    if (this.#left && there?.inode !== this.#left.inode) {
      const says = there ? 'replaced by another file, which is used from now on' : FILE_MISSING_MESSAGE
      this.#log.error(`The database of sign-ups, ${this.place}, was ${says}.`)
      this.#left = null
    }
    this.#close()
    if (!there) makePrivateFile(this.place) // it will contain personal data
    this.#open = await this.#openDatabase()
    this.#left = getFileIdentity(this.place)
    return this.#open
  }

  /** Opens and checks the file; synchronous mode FULL, so that commits survive a power failure. */
  async #openDatabase(): Promise<DatabaseSync> {
    const db = new sqlite.DatabaseSync(this.place, { timeout: 0 })
    const read = (pragma: string) => Object.values(db.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]
    try {
      db.exec(
        'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON',
      )
      const found = read('quick_check(1)')
      if (found !== 'ok') throw Object.assign(new Error(String(found)), { errcode: CORRUPT })
      // Takes a write lock only for a migration, so that another writer does not block readers.
      if (read('user_version') !== SCHEMA_VERSION)
        await transact(db, 'BEGIN IMMEDIATE', async (connection) => {
          const version = Number(read('user_version'))
          await migrateSchema(connection, version)
          db.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`)
          this.isNew = version === 0
        })
      return db
    } catch (error) {
      db.close()
      throw error
    }
  }
}

const FILE_MISSING_MESSAGE =
  'taken away while the site ran. A new, empty one was made in its place: restore the latest backup, or put the old file back while the site is stopped'

/** Identifies the file and its state on disk; changes when it is replaced or another program writes to it. */
function getFileIdentity(file: string) {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? { inode: found.ino, size: found.size, changed: found.mtimeMs } : null
}

async function transact<T>(db: DatabaseSync, begin: string, work: (db: Connection) => Promise<T>): Promise<T> {
  db.exec(begin)
  try {
    const result = await work({
      all: async <T>(query: string, ...values: SqlValue[]) =>
        db
          .prepare(query)
          .all(...values)
          .map(toCamelCaseKeys<T>),
      get: async <T>(query: string, ...values: SqlValue[]) => {
        const row = db.prepare(query).get(...values)
        return row && toCamelCaseKeys<T>(row)
      },
      run: async (query, ...values: SqlValue[]) => Number(db.prepare(query).run(...values).changes),
    })
    db.exec('COMMIT')
    return result
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}

/** Whether an error has one of these primary codes: the low byte of SQLite's extended code. */
function hasErrorCode(error: unknown, ...kinds: readonly number[]): boolean {
  const { errcode } = { errcode: 0, ...(error instanceof Error && error) }
  return kinds.includes(errcode & 0xff)
}

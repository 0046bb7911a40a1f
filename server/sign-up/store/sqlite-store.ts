import { statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { limitPerMinute } from '../../log.ts'
import { makePrivateFile } from './private-file.ts'
import { prepareSchema, SCHEMA_VERSION } from './schema.ts'
import { type Connection, Store, type StoreLog, toCamelCase, type Value } from './store.ts'

/** Not imported: Node would say that it is experimental before the log has begun. */
const sqlite = process.getBuiltinModule('node:sqlite')

/** How long a visitor waits for somebody else's lock before being asked to try again. */
const LOCK_WAIT_MS = 4000
const LOCK_PAUSE_MS = 50
/** SQLite's numbers of errors. */
const [BUSY, LOCKED, CORRUPT, NOT_A_DATABASE] = [5, 6, 11, 26]

/**
 * The file with the sign-ups. It is opened when it is needed and opened anew after any failure, so that the site
 * serves its pages while the file is out of order and takes in forms again as soon as it is mended.
 */
export class SqliteStore extends Store {
  override readonly place: string
  #open: DatabaseSync | null = null
  /** The file as this process left it. */
  #left: ReturnType<typeof identify> = null
  /** The last transaction that was begun: there is one connection, and transactions do not mix on it. */
  #turn: Promise<unknown> = Promise.resolve()

  readonly #log: StoreLog
  readonly #sayDamage: (error: string) => void

  constructor(file: string, log: StoreLog = console) {
    super()
    this.place = file
    this.#log = log
    this.#sayDamage = limitPerMinute((error) =>
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
        return await this.#inTurn(() => this.#runOnce(begin, work))
      } catch (error) {
        // SQLite's own waiting would hold up every other visitor: this is one thread.
        if (!isOneOf(error, BUSY, LOCKED) || Date.now() > deadline) throw error
        await pause(LOCK_PAUSE_MS)
      }
    }
  }

  /** Empties the write-ahead log; a program that is reading the file prevents it. */
  override async checkpoint(): Promise<string> {
    try {
      return await this.#inTurn(async () => {
        const db = await this.#connection()
        const { busy } = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() ?? {}
        this.#left = identify(this.place)
        return busy === 0 ? '' : 'another program has the file open'
      })
    } catch (error) {
      return String(error)
    }
  }

  override close(): Promise<void> {
    return this.#inTurn(async () => this.#close())
  }

  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(task)
    this.#turn = result.catch(() => {}) // the caller gets the error by `result`
    return result
  }

  async #runOnce<T>(begin: string, work: (db: Connection) => Promise<T>): Promise<T> {
    try {
      const result = await transact(await this.#connection(), begin, work)
      this.#left = identify(this.place)
      return result
    } catch (error) {
      if (isOneOf(error, BUSY, LOCKED)) throw error
      this.#close()
      if (isOneOf(error, CORRUPT, NOT_A_DATABASE)) this.#sayDamage(String(error))
      throw error
    }
  }

  #close(): void {
    this.#open?.close()
    this.#open = null
  }

  /**
   * The open file. One that was moved or replaced would swallow what is written into it, and one that somebody else has
   * written into may be damaged.
   */
  async #connection(): Promise<DatabaseSync> {
    const there = identify(this.place)
    if (this.#open && isDeepStrictEqual(there, this.#left)) return this.#open
    if (this.#left && there?.inode !== this.#left.inode) {
      const says = there ? 'replaced by another file, which is used from now on' : GONE
      this.#log.error(`The database of sign-ups, ${this.place}, was ${says}.`)
      this.#left = null
    }
    this.#close()
    if (!there) makePrivateFile(this.place) // it holds personal data
    this.#open = await this.#openDatabase()
    this.#left = identify(this.place)
    return this.#open
  }

  /** Opens and checks the file; what is committed stays, also when the power goes. */
  async #openDatabase(): Promise<DatabaseSync> {
    const db = new sqlite.DatabaseSync(this.place, { timeout: 0 })
    const read = (pragma: string) => Object.values(db.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]
    try {
      db.exec(
        'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON',
      )
      const found = read('quick_check(1)')
      if (found !== 'ok') throw Object.assign(new Error(String(found)), { errcode: CORRUPT })
      // Without a lock when there is nothing to do, so that another program that writes does not keep a reader out.
      if (read('user_version') !== SCHEMA_VERSION)
        await transact(db, 'BEGIN IMMEDIATE', async (connection) => {
          const version = Number(read('user_version'))
          await prepareSchema(connection, version)
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

const GONE =
  'taken away while the site ran. A new, empty one was made in its place: restore the latest backup, or put the old file back while the site is stopped'

/** The file as it stands on the disk; another one, or one that somebody else wrote into, has another. */
function identify(file: string) {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? { inode: found.ino, size: found.size, changed: found.mtimeMs } : null
}

async function transact<T>(db: DatabaseSync, begin: string, work: (db: Connection) => Promise<T>): Promise<T> {
  db.exec(begin)
  try {
    const result = await work({
      all: async <T>(query: string, ...values: Value[]) =>
        db
          .prepare(query)
          .all(...values)
          .map(toCamelCase<T>),
      get: async <T>(query: string, ...values: Value[]) => {
        const row = db.prepare(query).get(...values)
        return row && toCamelCase<T>(row)
      },
      run: async (query, ...values: Value[]) => Number(db.prepare(query).run(...values).changes),
    })
    db.exec('COMMIT')
    return result
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}

/** Whether SQLite gave one of these numbers: the low byte is the kind, the rest says more about it. */
function isOneOf(error: unknown, ...kinds: readonly number[]): boolean {
  const { errcode } = { errcode: 0, ...(error instanceof Error && error) }
  return kinds.includes(errcode & 0xff)
}

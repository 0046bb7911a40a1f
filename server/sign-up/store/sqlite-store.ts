import { chmodSync, statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { makePrivateFile } from './private-file.ts'
import { CURRENT, prepareSchema } from './schema.ts'
import type { Connection, Store, StoreLog, Value } from './store.ts'

/** Not imported: Node would say that it is experimental before the log has begun. */
const sqlite = process.getBuiltinModule('node:sqlite')

/** How long a visitor waits for somebody else's lock before being asked to try again. */
const LOCK_WAIT_MS = 4000
const LOCK_PAUSE_MS = 50
const BUSY = 5
const LOCKED = 6
const CORRUPT = 11
const NOT_A_DATABASE = 26

/** A file up to this size is looked through in some milliseconds, each time that somebody else has changed it. */
const SMALL_BYTES = 16 * 1024 * 1024

/** The file as it stands on the disk; another one, or one that somebody else wrote into, has another. */
type Identity = { inode: number; size: number; changed: number }

/**
 * The file with the sign-ups. It is opened when it is needed and opened anew after any failure, so that the site
 * serves its pages while the file is out of order and takes in forms again as soon as it is mended.
 */
export class SqliteStore implements Store {
  readonly place: string
  isNew = false
  #open: DatabaseSync | null = null
  /** The file as this process left it. */
  #left: Identity | null = null
  /** What was found wrong, in which file: it is not looked through again at each form. */
  #damage: { in: Identity; error: Error } | null = null
  /** The last transaction that was begun: there is one connection, and transactions do not mix on it. */
  #turn: Promise<unknown> = Promise.resolve()

  readonly #log: StoreLog

  constructor(file: string, log: StoreLog = console) {
    this.place = file
    this.#log = log
  }

  transaction<T>(work: (db: Connection) => Promise<T>): Promise<T> {
    return this.#persist('BEGIN IMMEDIATE', work)
  }

  read<T>(work: (db: Connection) => Promise<T>): Promise<T> {
    return this.#persist('BEGIN', work)
  }

  async #persist<T>(begin: string, work: (db: Connection) => Promise<T>): Promise<T> {
    const deadline = Date.now() + LOCK_WAIT_MS
    for (;;) {
      try {
        return await this.#inTurn(() => this.#runOnce(begin, work))
      } catch (error) {
        // SQLite's own waiting would hold up every other visitor: this is one thread.
        if (!isLocked(error) || Date.now() > deadline) throw error
        await pause(LOCK_PAUSE_MS)
      }
    }
  }

  /** Empties the write-ahead log, which a program that reads the file keeps from being emptied. */
  async checkpoint(): Promise<string> {
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

  close(): Promise<void> {
    return this.#inTurn(async () => this.#close())
  }

  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(task)
    this.#turn = result.catch(() => {}) // the caller gets the error by `result`
    return result
  }

  async #runOnce<T>(begin: string, work: (db: Connection) => Promise<T>): Promise<T> {
    try {
      const db = await this.#connection()
      const result = await transact(db, begin, work)
      this.#left = identify(this.place)
      return result
    } catch (error) {
      if (isLocked(error)) throw error
      this.#close()
      if (error instanceof Error && isDamage(error)) this.#sayDamage(error)
      throw error
    }
  }

  #close(): void {
    const open = this.#open
    this.#open = null
    try {
      open?.close()
    } catch (error) {
      this.#log.error(`The database of sign-ups did not close: ${String(error)}`)
    }
  }

  /**
   * The open file. One that was moved or replaced would swallow what is written into it, and one that somebody else has
   * written into may be damaged.
   */
  async #connection(): Promise<DatabaseSync> {
    const there = identify(this.place)
    if (this.#open && same(there, this.#left)) return this.#open
    if (this.#left && there?.inode !== this.#left.inode) {
      const says = there ? 'was replaced by another file, which is used from now on' : GONE
      this.#log.error(`The database of sign-ups, ${this.place}, ${says}.`)
    }
    const isFirst = this.#left === null
    this.#close()
    if (!there) createDatabase(this.place)
    const found = identify(this.place)
    if (!found || (this.#damage && same(found, this.#damage.in))) throw this.#damage?.error ?? new Error(GONE)
    this.#open = await openDatabase(this.place, isFirst || found.size <= SMALL_BYTES, (isNew) => {
      this.isNew = isNew
    })
    this.#left = identify(this.place)
    return this.#open
  }

  #sayDamage(error: Error): void {
    const found = identify(this.place)
    if (!found || (this.#damage && same(found, this.#damage.in))) return
    this.#damage = { in: found, error }
    this.#left = found
    this.#log.error(
      `THE DATABASE OF SIGN-UPS IS DAMAGED: ${this.place}: ${error.message}. No form is taken in until it is mended: see “When something goes wrong” in docs/sign-up.md.`,
    )
  }
}

const GONE =
  'was taken away while the site ran. A new, empty one was made in its place: restore the latest backup, or put the old file back while the site is stopped'

function identify(file: string): Identity | null {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? { inode: found.ino, size: found.size, changed: found.mtimeMs } : null
}

function same(one: Identity | null, other: Identity | null): boolean {
  return one?.inode === other?.inode && one?.size === other?.size && one?.changed === other?.changed
}

/** Opens and checks the file; what is committed stays, also when the power goes. */
async function openDatabase(file: string, isChecked: boolean, prepared: (isNew: boolean) => void) {
  const db = new sqlite.DatabaseSync(file, { timeout: 0 })
  try {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON')
    const answer = isChecked ? Object.values(db.prepare('PRAGMA quick_check(1)').get() ?? {})[0] : 'ok'
    if (answer !== 'ok') throw new DamageError(String(answer))
    const version = async () => Number(Object.values(db.prepare('PRAGMA user_version').get() ?? {})[0])
    const setVersion = async (to: number) => db.exec(`PRAGMA user_version = ${to}`)
    const dialect = { version, setVersion, translate: (statement: string) => statement }
    // Without a lock where nothing is to be done: another program that writes must not keep a reader out.
    if ((await version()) !== CURRENT)
      prepared(await transact(db, 'BEGIN IMMEDIATE', (connection) => prepareSchema(connection, dialect)))
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

class DamageError extends Error {}

async function transact<T>(db: DatabaseSync, begin: string, work: (db: Connection) => Promise<T>): Promise<T> {
  db.exec(begin)
  try {
    const result = await work({
      all: async (query, ...values: Value[]) => db.prepare(query).all(...values),
      get: async (query, ...values: Value[]) => db.prepare(query).get(...values),
      run: async (query, ...values: Value[]) => Number(db.prepare(query).run(...values).changes),
    })
    db.exec('COMMIT')
    return result
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}

/** Readable for its owner alone, because it holds personal data. */
function createDatabase(file: string): void {
  makePrivateFile(file)
  chmodSync(file, 0o600)
}

function isLocked(error: unknown): boolean {
  return [BUSY, LOCKED].includes(kindOf(error))
}

function isDamage(error: unknown): boolean {
  return error instanceof DamageError || [CORRUPT, NOT_A_DATABASE].includes(kindOf(error))
}

/** SQLite's number of an error: the low byte is the kind, the rest says more about it. */
function kindOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('errcode' in error)) return 0
  return Number(error.errcode) & 0xff
}

import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { SettingError } from '../../../src/sign-up/contract/setting-error.ts'
import { CURRENT, prepareSchema } from './schema.ts'
import type { Connection, Store, Value } from './store.ts'

/** How long a visitor waits for somebody else's lock before being asked to try again. */
const LOCK_WAIT_MS = 4000
const LOCK_PAUSE_MS = 50
const BUSY = 5
const LOCKED = 6

/**
 * The file with the sign-ups. It is opened when it is needed and opened anew after any failure, so that the site
 * serves its pages while the file is out of order and takes in forms again as soon as it is mended.
 */
export class SqliteStore implements Store {
  readonly place: string
  #open: { db: DatabaseSync; inode: number } | null = null
  /** The work that has the file now: there is one connection, and transactions do not mix on it. */
  #turn: Promise<unknown> = Promise.resolve()

  constructor(file: string) {
    this.place = file
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
  async tidy(): Promise<string> {
    try {
      return await this.#inTurn(async () => {
        const db = await this.#connection()
        const { busy } = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() ?? {}
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
    this.#turn = result.catch(() => {}) // whoever waits for the result hears of it
    return result
  }

  async #runOnce<T>(begin: string, work: (db: Connection) => Promise<T>): Promise<T> {
    try {
      const db = await this.#connection()
      return await transact(db, begin, work)
    } catch (error) {
      if (!isLocked(error)) this.#close()
      throw error
    }
  }

  #close(): void {
    const open = this.#open
    this.#open = null
    try {
      open?.db.close()
    } catch (error) {
      console.error(`The database of sign-ups did not close: ${String(error)}`)
    }
  }

  /** A file that was moved or replaced while it was open would swallow what is written into it. */
  async #connection(): Promise<DatabaseSync> {
    const there = statSync(this.place, { throwIfNoEntry: false })
    if (this.#open && this.#open.inode !== there?.ino) this.#close()
    if (!this.#open) {
      if (!there) createFile(this.place)
      const db = await openDatabase(this.place)
      this.#open = { db, inode: statSync(this.place).ino }
    }
    return this.#open.db
  }
}

/** Opens and checks the file; what is committed stays, also when the power goes. */
async function openDatabase(file: string): Promise<DatabaseSync> {
  const db = new DatabaseSync(file, { timeout: 0 })
  try {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON')
    const answer = Object.values(db.prepare('PRAGMA quick_check(1)').get() ?? {})[0]
    if (answer !== 'ok') throw new Error(`The database of sign-ups is damaged: ${String(answer)}`)
    const version = async () => Number(Object.values(db.prepare('PRAGMA user_version').get() ?? {})[0])
    const setVersion = async (to: number) => db.exec(`PRAGMA user_version = ${to}`)
    const dialect = { version, setVersion, translate: (statement: string) => statement }
    // Whoever holds the file for a moment must not keep a reader from it.
    if ((await version()) !== CURRENT)
      await transact(db, 'BEGIN IMMEDIATE', (connection) => prepareSchema(connection, dialect))
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

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

/**
 * Makes the folder of the database, and the file readable for its owner alone: it holds personal data.
 * @throws SettingError when the place cannot be written to.
 */
export function preparePlace(file: string): void {
  try {
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw new Error('it is a folder')
    createFile(file)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SettingError('SIGN_UP_DATABASE', file, `a file that the server may write (${reason})`)
  }
}

function createFile(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
}

function isLocked(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('errcode' in error)) return false
  // The low byte is the kind; the rest says more about it.
  const kind = Number(error.errcode) & 0xff
  return kind === BUSY || kind === LOCKED
}

import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { SettingError } from '../../../src/sign-up/contract/setting-error.ts'
import { prepareSchema } from './schema.ts'

/** How long a visitor waits for somebody else's lock before being asked to try again. */
const LOCK_WAIT_MS = 4000
const LOCK_PAUSE_MS = 50
const BUSY = 5
const LOCKED = 6

/**
 * The file with the sign-ups. It is opened when it is needed and opened anew after any failure, so that the site
 * serves its pages while the file is out of order and takes in forms again as soon as it is mended.
 */
export class SignUpDatabase {
  readonly file: string
  #open: { db: DatabaseSync; inode: number } | null = null

  constructor(file: string) {
    this.file = file
  }

  /** Runs work as one transaction: when this resolves, all of it is on the disk; when it rejects, nothing is. */
  transaction<T>(work: (db: DatabaseSync) => T): Promise<T> {
    return this.#persist('BEGIN IMMEDIATE', work)
  }

  /** Runs work that only reads, which nobody's writing holds up. */
  read<T>(work: (db: DatabaseSync) => T): Promise<T> {
    return this.#persist('BEGIN', work)
  }

  async #persist<T>(begin: string, work: (db: DatabaseSync) => T): Promise<T> {
    const deadline = Date.now() + LOCK_WAIT_MS
    for (;;) {
      try {
        return this.#runOnce(begin, work)
      } catch (error) {
        // SQLite's own waiting would hold up every other visitor: this is one thread.
        if (!isLocked(error)) this.close()
        if (!isLocked(error) || Date.now() > deadline) throw error
        await pause(LOCK_PAUSE_MS)
      }
    }
  }

  /** Empties the write-ahead log, so that what was deleted is gone from the disk too. */
  async tidy(): Promise<void> {
    try {
      await this.transaction(() => {})
      this.#connection().exec('PRAGMA wal_checkpoint(TRUNCATE)')
    } catch (error) {
      console.error(`The log of the database of sign-ups could not be emptied: ${String(error)}`)
    }
  }

  close(): void {
    const open = this.#open
    this.#open = null
    try {
      open?.db.close()
    } catch (error) {
      console.error(`The database of sign-ups did not close: ${String(error)}`)
    }
  }

  #runOnce<T>(begin: string, work: (db: DatabaseSync) => T): T {
    const db = this.#connection()
    db.exec(begin)
    try {
      const result = work(db)
      db.exec('COMMIT')
      return result
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK')
      throw error
    }
  }

  /** A file that was moved or replaced while it was open would swallow what is written into it. */
  #connection(): DatabaseSync {
    const there = statSync(this.file, { throwIfNoEntry: false })
    if (this.#open && this.#open.inode !== there?.ino) this.close()
    if (!this.#open) {
      if (!there) createFile(this.file)
      const db = openDatabase(this.file)
      this.#open = { db, inode: statSync(this.file).ino }
    }
    return this.#open.db
  }
}

/** Opens and checks the file; what is committed stays, also when the power goes. */
export function openDatabase(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 0 })
  try {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON')
    const answer = Object.values(db.prepare('PRAGMA quick_check(1)').get() ?? {})[0]
    if (answer !== 'ok') throw new Error(`The database of sign-ups is damaged: ${String(answer)}`)
    prepareSchema(db)
    return db
  } catch (error) {
    db.close()
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

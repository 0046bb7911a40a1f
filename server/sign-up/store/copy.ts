import { closeSync, copyFileSync, existsSync, mkdtempSync, openSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readSecret } from '../link/secret.ts'
import { number, type Row } from './row.ts'
import { isForbidden, readSignUp } from './sign-ups.ts'
import { SqliteStore } from './sqlite-store.ts'
import type { Connection, Store, Value } from './store.ts'

/** Not imported: Node would say that it is experimental before the log has begun. */
const { DatabaseSync } = process.getBuiltinModule('node:sqlite')

/** Every table, each after those that it refers to. */
const tables = ['setting', 'sign_up', 'wording', 'consent', 'mail', 'mailed', 'withdrawn'] as const

/** How many rows each table holds. */
export type Counts = Readonly<Record<(typeof tables)[number], number>>

/**
 * Writes a complete copy, also while the site takes in forms. It has its name when it is complete, and only then.
 */
export async function backUp(from: Store, file: string): Promise<void> {
  const part = `${file}.part`
  const remove = () => {
    for (const end of ['', '-wal', '-shm']) rmSync(part + end, { force: true })
  }
  remove() // of somebody who was killed
  closeSync(openSync(part, 'wx', 0o600)) // an empty file is taken as it is, with its permissions
  const to = new SqliteStore(part)
  try {
    await from.read((source) => to.transaction((target) => copyAll(source, target)))
    await to.close()
    renameSync(part, file)
  } finally {
    await to.close()
    remove()
  }
}

/**
 * Moves everything into an empty database. Mails that wait go along and are taken out of the old queue, so that nobody
 * gets one from each.
 * @throws Error when the target holds something, or does not hold all of it afterwards.
 */
export async function move(from: Store, to: Store): Promise<Counts> {
  return from.transaction(async (source) => {
    const copied = await to.transaction(async (target) => {
      const { setting: _, wording: __, ...there } = await count(target)
      if (Object.values(there).some((rows) => rows > 0)) {
        throw new Error(`${to.place} is not empty. Nothing has been moved.`)
      }
      await copyAll(source, target)
      const [before, after] = [await count(source), await count(target)]
      if (JSON.stringify(before) !== JSON.stringify(after))
        throw new Error('Some rows were not copied. Nothing was moved.')
      return after
    })
    await source.run("DELETE FROM mail WHERE state IN ('waiting', 'sending')")
    return copied
  })
}

export type Restored = { added: number; present: number; forbidden: number; isSameSecret: boolean }

/**
 * Adds what a backup holds and the database does not. Whoever has unsubscribed or been erased since the backup stays
 * away: that is what the fingerprints are for. Mails are not brought back, because they may have been sent since.
 * @throws Error when the file is no copy.
 */
export async function restore(store: Store, file: string): Promise<Restored> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  // A copy, because opening a backup of an older version brings its tables to this one.
  const folder = mkdtempSync(path.join(tmpdir(), 'restore-'))
  const copy = path.join(folder, 'backup.db')
  copyFileSync(file, copy)
  const backup = new SqliteStore(copy)
  try {
    if (!holdsSignUps(copy)) throw new Error(`${file} is no backup of sign-ups. Nothing has changed.`)
    return await backup.read((source) => store.transaction((target) => restoreFrom(source, target)))
  } finally {
    await backup.close()
    rmSync(folder, { recursive: true })
  }
}

/** An empty file is a database to SQLite, and opening it as ours would make it one without anybody. */
function holdsSignUps(file: string): boolean {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'sign_up'").get() !== undefined
  } finally {
    database.close()
  }
}

async function restoreFrom(backup: Connection, db: Connection): Promise<Restored> {
  const secret = await readSecret(backup)
  const { sign_up: people, withdrawn } = await count(db)
  // With the backup's secret, the links in the mails that people have kept go on working.
  if (people + withdrawn === 0) await db.run("UPDATE setting SET value = ? WHERE name = 'secret'", secret)
  const isSameSecret = (await readSecret(db)) === secret
  const restored = { added: 0, present: 0, forbidden: 0, isSameSecret }
  if (isSameSecret) for (const row of await backup.all('SELECT * FROM withdrawn')) await insert(db, 'withdrawn', row)
  for (const row of await backup.all('SELECT * FROM wording')) await insert(db, 'wording', row)
  for (const row of await backup.all('SELECT * FROM sign_up')) {
    const { addressKey, id, list } = readSignUp(row)
    if (await isForbidden(db, list, addressKey)) restored.forbidden++
    else if ((await insert(db, 'sign_up', { ...row, notice: null })) === 0) restored.present++
    else {
      restored.added++
      for (const event of await consents(backup, id)) await insert(db, 'consent', event)
    }
  }
  return restored
}

/** Everything of one database into another; the secret as well, so that links go on working. */
async function copyAll(from: Connection, to: Connection): Promise<void> {
  await to.run("DELETE FROM setting WHERE name <> 'schema'")
  await to.run('DELETE FROM wording')
  for (const table of tables) {
    const rows = table === 'consent' ? await consents(from) : await from.all(`SELECT * FROM ${table}`)
    for (const row of rows) if (row.name !== 'schema') await insert(to, table, row)
  }
}

/** Proofs in their order, without their numbers, which each database gives itself. */
async function consents(from: Connection, signUp: string | null = null): Promise<Row[]> {
  const query = 'SELECT * FROM consent WHERE sign_up = ? OR CAST(? AS TEXT) IS NULL ORDER BY id'
  return (await from.all(query, signUp, signUp)).map(({ id: _, ...event }) => event)
}

/** Adds a row unless it is there; gives how many were added. */
function insert(db: Connection, table: string, row: Row): Promise<number> {
  const columns = Object.keys(row)
  const marks = columns.map(() => '?').join(', ')
  // The databases give nothing but texts, numbers and NULL: the tables hold nothing else.
  const values = Object.values(row) as Value[]
  return db.run(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks}) ON CONFLICT DO NOTHING`, ...values)
}

async function count(db: Connection): Promise<Counts> {
  const counts = { setting: 0, sign_up: 0, wording: 0, consent: 0, mail: 0, mailed: 0, withdrawn: 0 }
  for (const table of tables) {
    const row = await db.get(
      `SELECT count(*) AS count FROM ${table} ${table === 'setting' ? "WHERE name <> 'schema'" : ''}`,
    )
    counts[table] = number(row, 'count') ?? 0
  }
  return counts
}

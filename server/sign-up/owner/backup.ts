import { closeSync, copyFileSync, existsSync, mkdtempSync, openSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readSignUp, suppressedSince } from '../people/sign-ups.ts'
import { readSecret } from '../secret.ts'
import { giveToOwnerOf } from '../store/private-file.ts'
import { SqliteStore } from '../store/sqlite-store.ts'
import { type Connection, number, type Row, type Store, type Value } from '../store/store.ts'

/** Not imported: Node would say that it is experimental before the log has begun. */
const { DatabaseSync } = process.getBuiltinModule('node:sqlite')

/** Every table, each after those that it refers to. */
const tables = ['setting', 'sign_up', 'wording', 'consent', 'mail', 'mailed', 'withdrawn'] as const

/**
 * Writes a complete copy, also while the site takes in forms. It has its name when it is complete, and only then.
 */
export async function backUp(from: Store, file: string): Promise<void> {
  const part = `${file}.part`
  const remove = () => {
    for (const end of ['', '-wal', '-shm']) rmSync(part + end, { force: true })
  }
  remove() // left by a backup that was killed
  closeSync(openSync(part, 'wx', 0o600)) // an empty file is taken as it is, with its permissions
  giveToOwnerOf(path.dirname(file), part)
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

export type Restored = { added: number; present: number; suppressed: number; isSameSecret: boolean }

/**
 * Adds what a backup holds and the database does not. Addresses that have unsubscribed or been erased since the backup
 * stay away: that is what the keyed hashes are for. Mails that waited are brought back when it is said that none of
 * them was sent since, because the site stood still.
 * @throws Error when the file is no copy.
 */
export async function restore(store: Store, file: string, withMail = false): Promise<Restored> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  // A copy, because opening a backup of an older version brings its tables to this one.
  const folder = mkdtempSync(path.join(tmpdir(), 'restore-'))
  const copy = path.join(folder, 'backup.db')
  copyFileSync(file, copy)
  const backup = new SqliteStore(copy)
  try {
    if (!holdsSignUps(copy)) throw new Error(`${file} is no backup of sign-ups. Nothing has changed.`)
    return await backup.read((source) => store.transaction((target) => restoreFrom(source, target, withMail)))
  } finally {
    await backup.close()
    rmSync(folder, { recursive: true })
  }
}

/** An empty file is a database to SQLite, and opening it as ours would make it one that holds nobody. */
function holdsSignUps(file: string): boolean {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'sign_up'").get() !== undefined
  } finally {
    database.close()
  }
}

async function restoreFrom(backup: Connection, db: Connection, withMail: boolean): Promise<Restored> {
  const secret = await readSecret(backup)
  const found = await db.get('SELECT (SELECT count(*) FROM sign_up) + (SELECT count(*) FROM withdrawn) AS count')
  // With the backup's secret, the links in the mails that people have kept go on working.
  if (number(found, 'count') === 0) await db.run("UPDATE setting SET value = ? WHERE name = 'secret'", secret)
  const isSameSecret = (await readSecret(db)) === secret
  const restored = { added: 0, present: 0, suppressed: 0, isSameSecret }
  for (const table of isSameSecret ? ['wording', 'withdrawn', 'mailed'] : ['wording'])
    for (const row of await backup.all(`SELECT * FROM ${table}`)) await insert(db, table, row)
  for (const row of await backup.all('SELECT * FROM sign_up')) {
    const { addressKey, id, list } = readSignUp(row)
    if ((await suppressedSince(db, list, addressKey)) !== null) restored.suppressed++
    else if ((await insert(db, 'sign_up', withMail ? row : { ...row, notice: null })) === 0) restored.present++
    else {
      restored.added++
      for (const event of await consents(backup, id)) await insert(db, 'consent', event)
    }
  }
  if (withMail) await restoreMails(backup, db)
  return restored
}

/** Mails that waited go on waiting; one whose end had left is not sent again. */
async function restoreMails(backup: Connection, db: Connection): Promise<void> {
  for (const row of await backup.all("SELECT * FROM mail WHERE state IN ('waiting', 'sending', 'handed over')")) {
    const isThere = row.sign_up === null || (await db.get('SELECT 1 FROM sign_up WHERE id = ?', String(row.sign_up)))
    const state = row.state === 'handed over' ? 'uncertain' : 'waiting'
    if (isThere) await insert(db, 'mail', { ...row, state, claim: null, claimed_until: null })
  }
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
  const filled = Object.entries(row).filter(([, value]) => value !== null) // other versions have other empty columns
  const columns = filled.map(([column]) => column)
  const marks = columns.map(() => '?').join(', ')
  // The databases give nothing but texts and numbers: the tables hold nothing else.
  const values = filled.map(([, value]) => value as Value)
  return db.run(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks}) ON CONFLICT DO NOTHING`, ...values)
}

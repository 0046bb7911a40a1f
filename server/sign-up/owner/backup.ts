import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findWithdrawal, type SignUp } from '../people/sign-ups.ts'
import { readSecret } from '../secret.ts'
import { SqliteStore } from '../store/sqlite-store.ts'
import { type Connection, type SqlRow, type Store, toSnakeCase } from '../store/store.ts'

/** Writes a backup while the site keeps running; the file gets its final name only when it is complete. */
export async function backUpStore(from: Store, argument: string): Promise<void> {
  if (!argument) throw new Error('Say where to: backup sign-ups-backup.db')
  const file = path.resolve(argument)
  if (existsSync(file)) throw new Error(`${argument} exists. Choose another name; nothing has been written.`)
  if (!existsSync(path.dirname(file))) throw new Error(`There is no folder ${path.dirname(file)}.`)
  const part = `${file}.part`
  const remove = () => {
    for (const end of ['', '-wal', '-shm']) rmSync(part + end, { force: true })
  }
  remove() // left by a killed backup
  const to = new SqliteStore(part)
  try {
    await from.read((source) => to.transaction((target) => copyMissingRows(source, target, true)))
    await to.close()
    renameSync(part, file)
  } finally {
    await to.close()
    remove()
  }
  console.log(`Copied to ${file}. It holds personal data: keep it as safe as the original.`)
}

/**
 * Merges a backup into the database. Mails are only restored with `withMail`, for when none of them has been sent
 * since.
 * @throws Error when the file is not a backup.
 */
export async function restoreBackup(store: Store, file: string, withMail = false): Promise<void> {
  if (!file) throw new Error('Say which: restore sign-ups-backup.db')
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  if (!statSync(file).isFile()) throw new Error(`${file} is no file. Name the backup in it.`)
  // Opening a database writes to its file, so a copy is opened; without a logger, which would report any other file as
  // a damaged database.
  const folder = mkdtempSync(path.join(tmpdir(), 'restore-'))
  copyFileSync(file, path.join(folder, 'backup.db'))
  const backup = new SqliteStore(path.join(folder, 'backup.db'), { warn() {}, error() {} })
  try {
    await backup.read(readSecret).catch((error) => {
      const why = error instanceof Error ? error.message : String(error)
      throw new Error(`${file} is no backup of sign-ups (${why}). Nothing has changed.`)
    })
    const { added, present, suppressed, isSameSecret } = await backup.read((source) => {
      // SQLite accepts an empty file as a database.
      if (backup.isNew) throw new Error(`${file} is no backup of sign-ups. Nothing has changed.`)
      return store.transaction((target) => copyMissingRows(source, target, withMail))
    })
    console.log(`Added ${added}. Already there: ${present}. Left out because they have unsubscribed: ${suppressed}.`)
    if (!isSameSecret)
      console.log('The links in mails from before the backup do not work: the database has a new secret.')
  } finally {
    await backup.close()
    rmSync(folder, { recursive: true })
  }
}

/**
 * Copies rows that the target lacks. Addresses that have been withdrawn or erased since are skipped, by their keyed
 * hashes. A person with both a withdrawal and a sign-up has signed up again after the withdrawal.
 */
async function copyMissingRows(from: Connection, to: Connection, withMail: boolean) {
  const secret = await readSecret(from)
  const found = await to.get('SELECT (SELECT count(*) FROM sign_up) + (SELECT count(*) FROM withdrawn) AS count')
  // An empty database takes over the backup's secret, so that links in mails already sent stay valid.
  if (found?.count === 0) await to.run("UPDATE setting SET value = ? WHERE name = 'secret'", secret)
  const isSameSecret = (await readSecret(to)) === secret
  const copied = { added: 0, present: 0, suppressed: 0, isSameSecret }
  if (isSameSecret) {
    for (const row of await from.all('SELECT * FROM mailed')) await insertRow(to, 'mailed', row)
    await copyMarks(from, to)
  }
  for (const row of await from.all<SignUp>('SELECT * FROM sign_up')) {
    const mark = await findWithdrawal(to, row)
    const query = 'SELECT 1 FROM withdrawn WHERE hash = ? AND at = ?'
    if (mark && !(await from.get(query, mark.hash, mark.at))) copied.suppressed++
    else if ((await insertRow(to, 'sign_up', withMail ? row : { ...row, notice: null })) === 0) copied.present++
    else {
      copied.added++
      const proofs = await from.all('SELECT * FROM consent WHERE sign_up = ? ORDER BY id', row.id)
      // Ids are not copied, because each database assigns its own.
      for (const { id: _, ...proof } of proofs) await insertRow(to, 'consent', proof)
    }
  }
  if (withMail) await copyMails(from, to)
  return copied
}

/** Merges withdrawals, and deletes sign-ups that an older backup had brought back. */
async function copyMarks(from: Connection, to: Connection): Promise<void> {
  const added = new Set<unknown>()
  const renew = 'UPDATE withdrawn SET at = ? WHERE hash = ? AND at < ?'
  for (const mark of await from.all<{ hash: string; at: number }>('SELECT * FROM withdrawn')) {
    const count = (await insertRow(to, 'withdrawn', mark)) + (await to.run(renew, mark.at, mark.hash, mark.at))
    if (count > 0) added.add(mark.hash)
  }
  for (const row of await to.all<SignUp & { askedAt: number }>('SELECT * FROM sign_up')) {
    const mark = await findWithdrawal(to, row)
    if (mark && added.has(mark.hash) && mark.at >= row.askedAt) await to.run('DELETE FROM sign_up WHERE id = ?', row.id)
  }
}

/** Restores waiting mails; a message whose end was already sent becomes `uncertain` and is not sent again. */
async function copyMails(from: Connection, to: Connection): Promise<void> {
  const states: Readonly<Record<string, string>> = { sending: 'waiting', 'handed over': 'uncertain' }
  for (const row of await from.all<SqlRow & { state: string; signUp: string | null }>('SELECT * FROM mail')) {
    const isThere = row.signUp === null || (await to.get('SELECT 1 FROM sign_up WHERE id = ?', row.signUp))
    const state = states[row.state] ?? row.state
    if (isThere) await insertRow(to, 'mail', { ...row, state, claim: null, claimedUntil: null })
  }
}

/** Inserts a row unless the row exists; returns the number of inserted rows. */
function insertRow(db: Connection, table: string, row: SqlRow): Promise<number> {
  // null columns are omitted, because they may not exist in another schema version
  const filled = Object.entries(row).filter(([, value]) => value !== null)
  const columns = filled.map(([name]) => toSnakeCase(name))
  const marks = columns.map(() => '?').join(', ')
  const values = filled.map(([, value]) => value)
  return db.run(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks}) ON CONFLICT DO NOTHING`, ...values)
}

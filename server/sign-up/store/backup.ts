import { closeSync, existsSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { readSecret } from '../link/secret.ts'
import type { SignUpDatabase } from './database.ts'
import { text } from './row.ts'
import { isForbidden, readSignUp } from './sign-ups.ts'

/**
 * Writes a complete copy, also while the site takes in forms.
 * @throws Error when the file exists.
 */
export function backUp(from: string, to: string): void {
  closeSync(openSync(to, 'wx', 0o600)) // an empty file is taken as it is, with its permissions
  const db = new DatabaseSync(from, { timeout: 5000 })
  try {
    db.prepare('VACUUM INTO ?').run(to)
  } finally {
    db.close()
  }
}

export type Restored = { added: number; present: number; forbidden: number; isSameSecret: boolean }

/**
 * Adds what a backup holds and the database does not. Whoever has unsubscribed or been erased since the backup stays
 * away: that is what the fingerprints are for. Mails are not brought back, because they may have been sent since.
 */
export async function restore(database: SignUpDatabase, file: string): Promise<Restored> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const backup = new DatabaseSync(file, { readOnly: true })
  try {
    const check = Object.values(backup.prepare('PRAGMA quick_check(1)').get() ?? {})[0]
    if (check !== 'ok') throw new Error(`The backup is damaged: ${String(check)}`)
    return await database.transaction((db) => copy(backup, db))
  } finally {
    backup.close()
  }
}

function copy(backup: DatabaseSync, db: DatabaseSync): Restored {
  const secret = text(backup.prepare("SELECT value FROM setting WHERE name = 'secret'").get() ?? {}, 'value')
  const isEmpty = ['sign_up', 'withdrawn'].every((table) => !db.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get())
  // With the backup's secret, the links in the mails that people have kept go on working.
  if (isEmpty) db.prepare("INSERT OR REPLACE INTO setting (name, value) VALUES ('secret', ?)").run(secret)
  const isSameSecret = readSecret(db) === secret
  const restored = { added: 0, present: 0, forbidden: 0, isSameSecret }
  if (isSameSecret) copyTable(backup, db, 'withdrawn', ['hash', 'list', 'at'])
  copyTable(backup, db, 'wording', ['version', 'list', 'language', 'text', 'first_shown_at'])
  for (const row of backup.prepare('SELECT * FROM sign_up').all()) {
    const signUp = readSignUp(row)
    if (isForbidden(db, signUp.list, signUp.addressKey)) restored.forbidden++
    else if (addSignUp(backup, db, signUp.id)) restored.added++
    else restored.present++
  }
  return restored
}

const signUpColumns = [
  'id',
  'list',
  'address',
  'address_key',
  'language',
  'state',
  'created_at',
  'asked_at',
  'confirmed_at',
  'mailed_at',
]

function addSignUp(backup: DatabaseSync, db: DatabaseSync, id: string): boolean {
  if (copyTable(backup, db, 'sign_up', signUpColumns, 'id', id) === 0) return false
  copyTable(backup, db, 'consent', ['sign_up', 'event', 'version', 'language', 'wording', 'at'], 'sign_up', id)
  return true
}

/** Copies rows that are not there yet; gives how many. */
function copyTable(from: DatabaseSync, to: DatabaseSync, table: string, columns: string[], key = "''", value = '') {
  const names = columns.join(', ')
  const rows = from.prepare(`SELECT ${names} FROM ${table} WHERE ${key} = ?`).all(value)
  const insert = to.prepare(
    `INSERT OR IGNORE INTO ${table} (${names}) VALUES (${columns.map((column) => `$${column}`).join(', ')})`,
  )
  return rows.reduce((sum, row) => sum + Number(insert.run(row).changes), 0)
}

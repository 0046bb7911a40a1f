import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabaseInUse } from '../../../tests/support/open-database-in-use.ts'
import { temporaryFolder } from '../../../tests/support/sign-up-service.ts'
import { keyedHash, readSecret } from '../secret.ts'
import { SqliteStore } from '../store/sqlite-store.ts'
import type { Connection } from '../store/store.ts'
import { backUpStore, restoreBackup } from './backup.ts'

test('a backup that fails half-way leaves nothing that looks like one', async () => {
  const store = openStore(temporaryFolder())
  await store.transaction((db) => db.run('DROP TABLE withdrawn')) // the table that is copied last
  const folder = temporaryFolder()
  await expect(backUpStore(store, path.join(folder, 'copy.db'))).rejects.toThrow('withdrawn')
  expect(readdirSync(folder)).toEqual([])
})

test('a backup takes the place of what somebody who was killed left', async () => {
  const folder = temporaryFolder()
  writeFileSync(path.join(folder, 'copy.db.part'), 'half a copy')
  await backUpStore(openStore(temporaryFolder()), path.join(folder, 'copy.db'))
  expect(readdirSync(folder)).toEqual(['copy.db'])
})

test('an empty file is no backup that holds nobody', async () => {
  const file = path.join(temporaryFolder(), 'copy.db')
  writeFileSync(file, '')
  await expect(restoreBackup(openStore(temporaryFolder()), file)).rejects.toThrow('is no backup of sign-ups')
})

test('who left and asked again before the backup comes back with it, who left after it does not', async () => {
  const store = openStore(temporaryFolder())
  const leave = async (db: Connection, address: string, at: number) => {
    const hash = keyedHash(await readSecret(db), 'demo', address)
    await db.run("INSERT INTO withdrawn (hash, kind, at) VALUES (?, 'demo', ?)", hash, at)
  }
  await store.transaction(async (db) => {
    await leave(db, 'back@exempel.se', 10)
    for (const address of ['back@exempel.se', 'gone@exempel.se']) {
      const query = `INSERT INTO sign_up (id, kind, address, address_key, language, state, created_at, asked_at)
        VALUES (?, 'demo', ?, ?, 'en', 'received', 20, 20)`
      await db.run(query, address, address, address)
    }
  })
  const file = path.join(temporaryFolder(), 'copy.db')
  await backUpStore(store, file)
  await store.transaction(async (db) => {
    await db.run('DELETE FROM sign_up')
    await leave(db, 'gone@exempel.se', 5) // with a clock that is slow
  })
  const fresh = openStore(temporaryFolder())
  for (const into of [store, fresh]) await restoreBackup(into, file)
  const addresses = (from: SqliteStore) => from.read((db) => db.all('SELECT address FROM sign_up ORDER BY address'))
  expect(await addresses(store)).toEqual([{ address: 'back@exempel.se' }])
  expect(await addresses(fresh)).toEqual([{ address: 'back@exempel.se' }, { address: 'gone@exempel.se' }])
  // a newer backup contains withdrawals after the older backup
  const newer = path.join(temporaryFolder(), 'newer.db')
  await store.transaction((db) => db.run('UPDATE withdrawn SET at = 30 WHERE at = 5'))
  await backUpStore(store, newer)
  await restoreBackup(fresh, newer)
  expect(await addresses(fresh)).toEqual([{ address: 'back@exempel.se' }])
  // including the second withdrawal of the same person
  const newest = path.join(temporaryFolder(), 'newest.db')
  await store.transaction(async (db) => {
    await db.run('DELETE FROM sign_up')
    await db.run('UPDATE withdrawn SET at = 40 WHERE at = 10')
  })
  await backUpStore(store, newest)
  await restoreBackup(fresh, newest)
  expect(await addresses(fresh)).toEqual([])
})

test('a backup that is restored stays as it is', async () => {
  const file = path.join(temporaryFolder(), 'copy.db')
  await backUpStore(openStore(temporaryFolder()), file)
  const before = readFileSync(file)
  await restoreBackup(openStore(temporaryFolder()), file)
  expect(readFileSync(file).equals(before)).toBe(true)
})

test('a database of a later version is left alone', async () => {
  const folder = temporaryFolder()
  const file = path.join(folder, 'sign-ups.db')
  const later = openDatabaseInUse(file)
  later.exec('PRAGMA user_version = 99')
  later.close()
  await expect(openStore(folder).read((db) => db.all('SELECT 1'))).rejects.toThrow('another version of the site')
})

function openStore(folder: string): SqliteStore {
  const store = new SqliteStore(path.join(folder, 'sign-ups.db'))
  onTestFinished(() => store.close())
  return store
}

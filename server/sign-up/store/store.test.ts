import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../tests/support/sign-up-service.ts'
import { SqliteStore } from './sqlite-store.ts'
import type { Connection } from './store.ts'

test('forms cannot be saved after a write has failed, although reading works, until writing works again', async () => {
  const store = new FillingStore(path.join(temporaryFolder(), 'sign-ups.db'))
  onTestFinished(() => store.close())
  const save = (name: string) => store.transaction((db) => db.run('INSERT INTO setting VALUES (?, ?)', name, 'kept'))
  const names = () => store.read((db) => db.all("SELECT name FROM setting WHERE value = 'kept' ORDER BY name"))
  await save('one')
  expect(await store.isWritable()).toBe(true)

  store.isFull = true
  expect(await store.isWritable()).toBe(true) // before the first write
  await expect(save('two')).rejects.toThrow('full')
  expect(await names()).toEqual([{ name: 'one' }])
  await expect(store.isWritable()).rejects.toThrow('full')
  store.isFull = false
  await store.transaction((db) => db.all('SELECT 1')) // a read-only transaction does not prove that writing works
  store.isFull = true
  await expect(store.isWritable()).rejects.toThrow('full')

  store.isFull = false
  const before = await store.read((db) => db.all('SELECT * FROM setting'))
  expect(await store.isWritable()).toBe(true)
  expect(await store.read((db) => db.all('SELECT * FROM setting'))).toEqual(before)
  await save('two')
  expect(await names()).toHaveLength(2)
})

/** A database on a full disk: reads work, writes fail. */
class FillingStore extends SqliteStore {
  isFull = false

  protected override async run<T>(mode: 'read' | 'write', work: (db: Connection) => Promise<T>): Promise<T> {
    if (this.isFull && mode === 'write') throw new Error('The disk is full.')
    return super.run(mode, work)
  }
}

test('a database of the version before is taken over, with what is in it', async () => {
  const file = path.join(temporaryFolder(), 'sign-ups.db')
  const before = new SqliteStore(file)
  await before.transaction((db) =>
    db.run("INSERT INTO withdrawn (hash, kind, at) VALUES ('a', 'demo', 1)").then(async () => {
      for (const table of ['sign_up', 'withdrawn']) await db.run(`ALTER TABLE ${table} RENAME COLUMN kind TO list`)
      await db.run('PRAGMA user_version = 3')
    }),
  )
  await before.close()
  const store = new SqliteStore(file)
  onTestFinished(() => store.close())
  expect(await store.read((db) => db.all('SELECT * FROM withdrawn'))).toEqual([{ hash: 'a', kind: 'demo', at: 1 }])
  expect(await store.read((db) => db.all('SELECT address_key FROM sign_up'))).toEqual([])
})

test('columns are spelled as TypeScript does', async () => {
  const store = new SqliteStore(path.join(temporaryFolder(), 'sign-ups.db'))
  onTestFinished(() => store.close())
  expect(await store.read((db) => db.get('SELECT 1 AS address_key'))).toEqual({ addressKey: 1 })
})

import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../tests/stand-ins/sign-up-service.ts'
import { SqliteStore } from './sqlite-store.ts'
import type { Connection } from './store.ts'
import { watchWrites } from './watch-writes.ts'

test('forms cannot be saved after a write has failed, although reading works, until writing works again', async () => {
  const database = new FillingStore(path.join(temporaryFolder(), 'sign-ups.db'))
  onTestFinished(() => database.close())
  const store = watchWrites(database)
  const save = (name: string) => store.transaction((db) => db.run('INSERT INTO setting VALUES (?, ?)', name, 'kept'))
  const names = () => store.read((db) => db.all("SELECT name FROM setting WHERE value = 'kept' ORDER BY name"))
  await save('one')
  expect(await store.isWritable()).toBe(true)

  database.isFull = true
  expect(await store.isWritable()).toBe(true) // nobody has written yet
  await expect(save('two')).rejects.toThrow('full')
  expect(await names()).toEqual([{ name: 'one' }])
  await expect(store.isWritable()).rejects.toThrow('full')
  database.isFull = false
  await store.transaction((db) => db.all('SELECT 1')) // as the queue of mails does, which is no proof
  database.isFull = true
  await expect(store.isWritable()).rejects.toThrow('full')

  database.isFull = false
  const before = await store.read((db) => db.all('SELECT * FROM setting'))
  expect(await store.isWritable()).toBe(true)
  expect(await store.read((db) => db.all('SELECT * FROM setting'))).toEqual(before)
  await save('two')
  expect(await names()).toHaveLength(2)
})

/** A database whose disk a test fills: it can be read, and takes nothing. */
class FillingStore extends SqliteStore {
  isFull = false

  override async transaction<T>(work: (db: Connection) => Promise<T>): Promise<T> {
    if (this.isFull) throw new Error('The disk is full.')
    return super.transaction(work)
  }
}

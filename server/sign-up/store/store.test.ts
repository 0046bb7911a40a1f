import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../tests/stand-ins/sign-up-service.ts'
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
  expect(await store.isWritable()).toBe(true) // nobody has written yet
  await expect(save('two')).rejects.toThrow('full')
  expect(await names()).toEqual([{ name: 'one' }])
  await expect(store.isWritable()).rejects.toThrow('full')
  store.isFull = false
  await store.transaction((db) => db.all('SELECT 1')) // as the queue of mails does, which is no proof
  store.isFull = true
  await expect(store.isWritable()).rejects.toThrow('full')

  store.isFull = false
  const before = await store.read((db) => db.all('SELECT * FROM setting'))
  expect(await store.isWritable()).toBe(true)
  expect(await store.read((db) => db.all('SELECT * FROM setting'))).toEqual(before)
  await save('two')
  expect(await names()).toHaveLength(2)
})

/** A database whose disk a test fills: it can be read, and takes nothing. */
class FillingStore extends SqliteStore {
  isFull = false

  protected override async run<T>(mode: 'read' | 'write', work: (db: Connection) => Promise<T>): Promise<T> {
    if (this.isFull && mode === 'write') throw new Error('The disk is full.')
    return super.run(mode, work)
  }
}

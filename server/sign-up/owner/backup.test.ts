import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../tests/stand-ins/sign-up-service.ts'
import { SqliteStore } from '../store/sqlite-store.ts'
import { backUp, restore } from './backup.ts'

test('a backup that fails half-way leaves nothing that looks like one', async () => {
  const store = openIn(temporaryFolder())
  await store.transaction((db) => db.run('DROP TABLE withdrawn')) // the last that is copied
  const folder = temporaryFolder()
  await expect(backUp(store, path.join(folder, 'copy.db'))).rejects.toThrow('withdrawn')
  expect(readdirSync(folder)).toEqual([])
})

test('a backup takes the place of what somebody who was killed left', async () => {
  const folder = temporaryFolder()
  writeFileSync(path.join(folder, 'copy.db.part'), 'half a copy')
  await backUp(openIn(temporaryFolder()), path.join(folder, 'copy.db'))
  expect(readdirSync(folder)).toEqual(['copy.db'])
})

test('an empty file is no backup that holds nobody', async () => {
  const file = path.join(temporaryFolder(), 'copy.db')
  writeFileSync(file, '')
  await expect(restore(openIn(temporaryFolder()), file)).rejects.toThrow('is no backup of sign-ups')
})

function openIn(folder: string): SqliteStore {
  const store = new SqliteStore(path.join(folder, 'sign-ups.db'))
  onTestFinished(() => store.close())
  return store
}

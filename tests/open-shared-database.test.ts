import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabaseInUse } from './support/open-database-in-use.ts'
import { temporaryRoot } from './support/test-server.ts'

/** A worker that holds an exclusive lock on the database for 300 ms, and posts a message once it has it. */
const program = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { DatabaseSync } = require('node:sqlite')
  const db = new DatabaseSync(workerData)
  db.exec('CREATE TABLE sign_up (id); BEGIN EXCLUSIVE')
  parentPort.postMessage('locked')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
  db.exec('COMMIT')
  db.close()`

test('opening a database that another connection has locked waits for the lock', async () => {
  const folder = mkdtempSync(path.join(temporaryRoot, 'beside-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'sign-ups.db')
  const other = new Worker(program, { eval: true, workerData: file })
  await new Promise((resolve) => other.once('message', resolve))
  const db = openDatabaseInUse(file)
  expect(db.prepare('SELECT * FROM sign_up').all()).toEqual([])
  db.close()
  await other.terminate()
})

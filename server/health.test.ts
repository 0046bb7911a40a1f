import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer, text } from '../tests/support/test-server.ts'

const SECOND = 1000
const clock = { now: Date.UTC(2026, 10, 22) }

let server: TestServer
beforeEach(async () => {
  server = await startTestServer({}, { now: () => clock.now })
})
afterEach(() => server.close())

async function askAnew(to = server) {
  clock.now += SECOND
  const answer = await to.request('/health')
  return { status: answer.status, says: JSON.parse(text(answer)), headers: answer.headers }
}

test('a site that works says so, to nobody’s cache', async () => {
  const { status, says, headers } = await askAnew()
  expect(status).toBe(200)
  expect(says).toEqual({ status: 'ok', pages: 'ok', database: 'ok', mail: 'ok' })
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['x-robots-tag']).toBe('noindex')
})

test('a site without its pages says which part is down, without naming a place', async () => {
  const file = path.join(server.folder, 'site/index.html')
  await rename(file, `${file}.away`)
  const { status, says } = await askAnew()
  expect(status).toBe(503)
  expect(says).toEqual({ status: 'down', pages: 'down', database: 'ok', mail: 'ok' })
  await rename(`${file}.away`, file)
  expect((await askAnew()).status).toBe(200)
})

test('a database that cannot be read is down, and up again when it is mended', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const file = path.join(server.folder, 'sign-ups.db')
  for (const ending of ['', '-wal', '-shm']) await rm(file + ending, { force: true, recursive: true })
  await mkdir(file)
  expect((await askAnew()).says).toMatchObject({ status: 'down', database: 'down' })
  await rm(file, { recursive: true })
  expect((await askAnew()).says).toMatchObject({ database: 'ok' })
  said.mockRestore()
})

test('whoever asks all the time gets the answer of a second', async () => {
  await askAnew()
  const file = path.join(server.folder, 'site/index.html')
  await rename(file, `${file}.away`)
  expect((await server.request('/health')).status).toBe(200)
  expect((await askAnew()).status).toBe(503)
})

import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readBody, startTestServer, type TestServer } from '../tests/support/test-server.ts'

const SECOND = 1000
const clock = { now: Date.UTC(2026, 10, 22) }

let server: TestServer
beforeEach(async () => {
  server = await startTestServer({}, { now: () => clock.now })
})
afterEach(() => server.close())

async function fetchFreshHealth(to = server) {
  clock.now += SECOND
  const answer = await to.request('/health')
  return { status: answer.status, report: JSON.parse(readBody(answer)), headers: answer.headers }
}

test('a healthy site responds with 200, uncached', async () => {
  const { status, report, headers } = await fetchFreshHealth()
  expect(status).toBe(200)
  expect(report).toEqual({ status: 'ok', pages: 'ok', database: 'ok', mail: 'ok' })
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['x-robots-tag']).toBe('noindex')
})

test('a site without its pages says which part is down, without naming a place', async () => {
  const file = path.join(server.folder, 'site/index.html')
  await rename(file, `${file}.away`)
  const { status, report } = await fetchFreshHealth()
  expect(status).toBe(503)
  expect(report).toEqual({ status: 'down', pages: 'down', database: 'ok', mail: 'ok' })
  await rename(`${file}.away`, file)
  expect((await fetchFreshHealth()).status).toBe(200)
})

test('an unreadable database is reported as down, and as up once it is repaired', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const file = path.join(server.folder, 'sign-ups.db')
  for (const ending of ['', '-wal', '-shm']) await rm(file + ending, { force: true, recursive: true })
  await mkdir(file)
  expect((await fetchFreshHealth()).report).toMatchObject({ status: 'down', database: 'down' })
  await rm(file, { recursive: true })
  expect((await fetchFreshHealth()).report).toMatchObject({ database: 'ok' })
  said.mockRestore()
})

test('the health report is cached for a second', async () => {
  await fetchFreshHealth()
  const file = path.join(server.folder, 'site/index.html')
  await rename(file, `${file}.away`)
  expect((await server.request('/health')).status).toBe(200)
  expect((await fetchFreshHealth()).status).toBe(503)
})

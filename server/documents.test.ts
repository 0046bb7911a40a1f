import { utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUR, startTestServer, type TestServer, text } from '../tests/stand-ins/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('the newer of the edited and the built text is sent', async () => {
  expect(text(await server.ask('/markdown/faq_en.md'))).toBe('edited')
})

test('an edit reaches the next reader at once, under a new ETag', async () => {
  const file = path.join(server.folder, 'documents/faq_en.md')
  const before = await server.ask('/markdown/faq_en.md')
  await writeFile(file, 'edited again')
  const after = await server.ask('/markdown/faq_en.md', { headers: { 'if-none-match': String(before.headers.etag) } })
  expect(after.status).toBe(200)
  expect(text(after)).toBe('edited again')
  await writeFile(file, 'edited')
})

test('a document may be changed in the built site as well', async () => {
  const file = path.join(server.folder, 'site/markdown/faq_en.md')
  const later = new Date(Date.now() + HOUR)
  await utimes(file, later, later)
  expect(text(await server.ask('/markdown/faq_en.md'))).toBe('built')
  const before = new Date(Date.now() - HOUR)
  await utimes(file, before, before)
})

test.each(['/markdown/nothing_en.md', '/markdown/faq_de.md', '/markdown/faq.md', '/markdown'])(
  '%s is not found',
  async (target) => {
    expect((await server.ask(target)).status).toBe(404)
  },
)

import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SaveList } from '../src/saving/contract/save-list.ts'
import { startTestServer, type TestServer, text } from '../tests/stand-ins/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const ask = async () => JSON.parse(text(await server.ask('/save-list.json'))) as SaveList

test('a document that was changed on the server is newer than a saved copy, in its language alone', async () => {
  const edit = async (file: string, words: string) => {
    const place = path.join(server.folder, 'documents', file)
    await mkdir(path.dirname(place), { recursive: true })
    await writeFile(place, words)
  }
  await edit('faq_en.md', '# built')
  const built = await ask()
  expect(built.version).toBe('1')
  expect(built.texts).toEqual({ en: 'en1', sv: 'sv1' })

  await edit('faq_en.md', '# edited now')
  const edited = await ask()
  expect(edited.version).not.toBe(built.version)
  expect(edited.texts.en).not.toBe(built.texts.en)
  expect(edited.texts.sv).toBe('sv1')
  expect(Date.parse(edited.changed)).toBeGreaterThan(Date.parse(built.changed))
  const [, hash, , room] = edited.files.en.find(([address]) => address === '/markdown/faq_en.md') ?? []
  expect(hash).not.toBe('built')
  expect(room).toBe('# edited now'.length)
  expect(await ask()).toEqual(edited) // the same for as long as nothing changes: a copy can become whole
  expect(edited.files.sv).toEqual(built.files.sv)

  await edit('faq_en.md', '# edited again')
  expect((await ask()).texts.en).not.toBe(edited.texts.en)
})

test('the list is asked for anew each time, and sent only when it is another', async () => {
  const first = await server.ask('/save-list.json')
  expect(first.headers['cache-control']).toBe('no-cache')
  const again = await server.ask('/save-list.json', { headers: { 'if-none-match': String(first.headers.etag) } })
  expect(again.status).toBe(304)
})

import { execFileSync } from 'node:child_process'
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { HOUR, startTestServer, type TestServer, text } from '../tests/stand-ins/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('the newer of the edited and the built text is sent', async () => {
  expect(text(await server.ask('/markdown/faq_en.md'))).toBe('# edited')
})

test('an edit reaches the next reader at once, under a new ETag', async () => {
  const file = path.join(server.folder, 'documents/faq_en.md')
  const before = await server.ask('/markdown/faq_en.md')
  await writeFile(file, '# edited again')
  const after = await server.ask('/markdown/faq_en.md', { headers: { 'if-none-match': String(before.headers.etag) } })
  expect(after.status).toBe(200)
  expect(text(after)).toBe('# edited again')
  await writeFile(file, '# edited')
})

test('a document may be changed in the built site as well', async () => {
  const file = path.join(server.folder, 'site/markdown/faq_en.md')
  const later = new Date(Date.now() + HOUR)
  await utimes(file, later, later)
  expect(text(await server.ask('/markdown/faq_en.md'))).toBe('# built')
  const before = new Date(Date.now() - HOUR)
  await utimes(file, before, before)
})

test.each(['chapter-2', '2026', 'Ice_roads'])('a document may be called %s', async (name) => {
  const file = path.join(server.folder, `documents/${name}_sv.md`)
  await writeFile(file, '# there')
  expect(text(await server.ask(`/markdown/${name}_sv.md`))).toBe('# there')
  await rm(file)
})

test.each(['/markdown/nothing_en.md', '/markdown/faq_de.md', '/markdown/faq.md', '/markdown'])(
  '%s is not found',
  async (target) => {
    expect((await server.ask(target)).status).toBe(404)
  },
)

describe('a file that is no document', () => {
  const place = () => path.join(server.folder, 'documents/faq_en.md')
  const write = (content: string | Buffer) => async () => {
    await writeFile(place(), content)
  }
  test.each([
    { name: 'empty', make: write(''), says: 'is empty' },
    { name: 'half-written', make: write('---\ntitle: Questions\ndescr'), says: 'not closed' },
    { name: 'a head alone', make: write('---\ntitle: A\ndescription: B\n---\n'), says: 'nothing else' },
    { name: 'without head and heading', make: write('Words.'), says: 'neither a head nor a heading' },
    { name: 'cut in a letter', make: write(Buffer.from('# Fr\u00e5').subarray(0, 5)), says: 'UTF-8' },
    { name: 'in another encoding', make: write(Buffer.from('# edited', 'utf16le')), says: 'no text has' },
    { name: 'too long', make: write('# A\n'.repeat(100_000)), says: 'too long' },
    { name: 'slow to read', make: write(`# A\n\n${'>'.repeat(10_000)}`), says: 'inside each other' },
    { name: 'a folder', make: () => mkdir(place()), says: 'no file' },
    { name: 'a pipe', make: async () => execFileSync('mkfifo', [place()]), says: 'no file' },
  ])('leaves readers the text before it, and is said once: $name', async ({ make, says }) => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await rm(place(), { recursive: true, force: true })
    const fresh = await startTestServer({ DOCUMENTS_FOLDER: path.dirname(place()) }) // one that has read nothing yet
    await write('# good')()
    expect(text(await server.ask('/markdown/faq_en.md'))).toBe('# good')
    await rm(place())
    await make()
    for (const [asked, shown] of [
      [server, '# good'],
      [fresh, '# built'],
    ] as const) {
      for (const _ of [1, 2]) {
        const answer = await asked.ask('/markdown/faq_en.md')
        expect(answer.status).toBe(200)
        expect(text(answer)).toBe(shown)
      }
    }
    const sentences = said.mock.calls.map(String).filter((sentence) => sentence.includes('faq_en.md is not served: '))
    expect(sentences).toHaveLength(2) // once by each server
    expect(sentences.join()).toContain(says)
    await rm(place(), { recursive: true })
    await write('# mended')()
    expect(text(await server.ask('/markdown/faq_en.md'))).toBe('# mended')
    said.mockRestore()
    await fresh.close()
  })

  test('is not missed where it was removed: the built one is there', async () => {
    await rm(place())
    await rm(path.join(server.folder, 'site/markdown/faq_en.md'))
    expect(text(await server.ask('/markdown/faq_en.md'))).toBe('# built')
  })
})

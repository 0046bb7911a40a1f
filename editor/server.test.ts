import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { temporaryRoot } from '../tests/support/test-server.ts'
import { EDITOR_HEADER } from './guard.ts'
import { sendRefusal } from './respond.ts'
import { createRequestHandler } from './server.ts'

/* Requests to the editor's server, also from other sites, other programs and other tabs. */

const folder = mkdtempSync(path.join(temporaryRoot, 'editor-'))
const FAQ = 'content/documents/faq_sv.md'
const TEXT = '---\ntitle: Frågor\ndescription: Svar\n---\n\n# Frågor\n\nEtt ord.\n'
const pathInFolder = (file: string) => path.join(folder, file)

const drafts: unknown[] = []
const answer = createRequestHandler({ found: '', listeners: new Set() }, folder, async (...given) => {
  drafts.push(given)
  return { status: 200, html: '' }
})
const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => sendRefusal(request, response, error))
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo // a TCP address, not a pipe
afterAll(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  for (const name of ['content/documents', 'content/pictures', 'elsewhere'])
    mkdirSync(pathInFolder(name), { recursive: true })
  writeFileSync(pathInFolder(FAQ), TEXT)
  writeFileSync(pathInFolder('elsewhere/secret.md'), 'secret')
  writeFileSync(pathInFolder('content/site.ts'), 'export const site = {}')
})

type RequestParts = { method?: string; path?: string; headers?: Record<string, string>; body?: string | Buffer }

/** Sends exactly these headers, unlike fetch, which adds its own. */
function send({ method = 'GET', path = `/api/file?path=${FAQ}`, headers = {}, body = '' }: RequestParts) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', method, path, headers }, async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part)
      resolve({ status: response.statusCode ?? 0, text: String(Buffer.concat(parts)) })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

const editorHeaders = { [EDITOR_HEADER]: '1' }

async function fetchHash(file = FAQ): Promise<string> {
  const listed: { path: string; hash: string }[] = JSON.parse(
    (await send({ path: '/api/files', headers: editorHeaders })).text,
  )
  return listed.find(({ path }) => path === file)?.hash ?? 'new'
}

async function putFile(file: string, body: string | Buffer, known?: string, headers: Record<string, string> = {}) {
  const match = known ?? (await fetchHash(file))
  const address = `/api/file?path=${encodeURIComponent(file)}`
  return send({ method: 'PUT', path: address, body, headers: { ...editorHeaders, 'if-match': match, ...headers } })
}

test('a text that is changed is written, and nothing else in it', async () => {
  expect(await putFile(FAQ, TEXT.replace('Ett ord', 'Två ord'))).toMatchObject({ status: 200 })
  expect(readFileSync(pathInFolder(FAQ), 'utf8')).toBe(TEXT.replace('Ett ord', 'Två ord'))
})

const foreignRequests: { label: string; headers: Record<string, string> }[] = [
  { label: 'a name that leads here for somebody else', headers: { host: 'evil.example' } },
  { label: 'this machine at another port', headers: { host: '127.0.0.1:1' } },
  { label: 'a page of another site', headers: { origin: 'https://evil.example' } },
  { label: 'another program of this machine', headers: { origin: 'http://localhost:1' } },
  { label: 'a form of another site', headers: { 'sec-fetch-site': 'cross-site' } },
  { label: 'a page beside this one', headers: { 'sec-fetch-site': 'same-site' } },
]
test.each(foreignRequests)('nobody else reads or writes: $label', async ({ headers }) => {
  const read = await send({ headers: { ...editorHeaders, ...headers } })
  expect(read.status).toBe(403)
  expect(read.text).not.toContain('Ett ord')
  expect((await putFile(FAQ, 'x', undefined, headers)).status).toBe(403)
  expect(readFileSync(pathInFolder(FAQ), 'utf8')).toBe(TEXT)
})

test('a write without the own header, as a form sends it, is refused', async () => {
  const headers = { 'if-match': await fetchHash(), 'content-type': 'text/plain' }
  for (const method of ['PUT', 'POST', 'DELETE']) {
    expect((await send({ method, headers: { ...headers, connection: 'close' } })).status).toBe(403)
    expect((await send({ method, path: '/publish', headers: { ...headers, connection: 'close' } })).status).toBe(403)
  }
  expect(readFileSync(pathInFolder(FAQ), 'utf8')).toBe(TEXT)
})

test.each([
  'content/../elsewhere/secret.md',
  'content/documents/../../elsewhere/secret.md',
  '/content/documents/faq_sv.md',
  'content//documents/faq_sv.md',
  'content/%2e%2e/elsewhere/secret.md',
  'content/..%2felsewhere/secret.md',
  'content\\..\\elsewhere\\secret.md',
  'content/./documents/faq_sv.md',
  'content/documents/faq_sv.md\0.jpg',
  'elsewhere/secret.md',
  'content/site.ts',
  'content/.git/config.md',
  'content',
  '',
])('nothing outside of the texts and pictures is read or written: %j', async (file) => {
  for (const encode of [encodeURIComponent, (text: string) => encodeURIComponent(encodeURIComponent(text))]) {
    const { status, text } = await send({ path: `/api/file?path=${encode(file)}`, headers: editorHeaders })
    expect([403, 404]).toContain(status)
    expect(text).not.toMatch(/secret|export/)
  }
  expect((await putFile(file, 'x', 'new')).status).toBe(403)
  expect(readFileSync(pathInFolder('elsewhere/secret.md'), 'utf8')).toBe('secret')
  expect(readFileSync(pathInFolder('content/site.ts'), 'utf8')).toBe('export const site = {}')
})

test('a link out of the content is not followed, neither a file nor a folder', async () => {
  symlinkSync(pathInFolder('elsewhere/secret.md'), pathInFolder('content/documents/link_sv.md'))
  symlinkSync(pathInFolder('elsewhere'), pathInFolder('content/linked'))
  for (const file of ['content/documents/link_sv.md', 'content/linked/secret.md', 'content/linked/new/file.md']) {
    const { status, text } = await send({ path: `/api/file?path=${file}`, headers: editorHeaders })
    expect(status).toBe(403)
    expect(text).toContain('link')
    expect((await putFile(file, 'x', 'new')).status).toBe(403)
  }
  expect((await send({ path: '/api/files', headers: editorHeaders })).text).not.toContain('secret')
  expect(readFileSync(pathInFolder('elsewhere/secret.md'), 'utf8')).toBe('secret')
})

test('two tabs on one file: the second is told, and writes over nothing', async () => {
  const read = await fetchHash()
  expect((await putFile(FAQ, TEXT.replace('Ett', 'Två'), read)).status).toBe(200)
  const second = await putFile(FAQ, TEXT.replace('Ett', 'Tre'), read)
  expect(second.status).toBe(409)
  expect(second.text).toContain('changed elsewhere')
  expect(readFileSync(pathInFolder(FAQ), 'utf8')).toContain('Två ord')
})

test('a text that was moved away meanwhile is not made anew, and nobody is told to reload before they have copied it', async () => {
  const known = await fetchHash()
  rmSync(pathInFolder(FAQ))
  const { status, text } = await putFile(FAQ, TEXT, known, { 'accept-language': 'sv' })
  expect(status).toBe(404)
  expect(text).toMatch(/^Inte sparat: texten har flyttats eller tagits bort/)
  expect(existsSync(pathInFolder(FAQ))).toBe(false)
})

test.each([
  ['content/quotes.yaml', 'damage:\n  - text: "Open\ntimber: []\n', 'damage: []\n'],
  [FAQ, '---\ntitle: One: two\n---\n\n# Frågor\n', '---\ntitle: Frågor\n---\n\n# Frågor\n'],
])('%s is not written over while it cannot be read', async (file, broken, given) => {
  writeFileSync(pathInFolder(file), broken)
  const { status, text } = await putFile(file, given)
  expect([status, text]).toEqual([409, expect.stringContaining('cannot be read')])
  expect(readFileSync(pathInFolder(file), 'utf8')).toBe(broken)
})

test('of two that write at once only one does', async () => {
  const read = await fetchHash()
  const answers = await Promise.all(['Två', 'Tre', 'Fyra'].map((word) => putFile(FAQ, TEXT.replace('Ett', word), read)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('a body over 20 MB is refused before it is read, one of a gigabyte is cut off', async () => {
  const headers = { ...editorHeaders, 'if-match': 'new', 'content-length': '1000000000' }
  const refused = await send({ method: 'PUT', path: '/api/file?path=content/pictures/a.jpg', headers })
  expect(refused).toMatchObject({ status: 413, text: expect.stringContaining('20 MB') })
  // a body without Content-Length
  let written = 0
  await new Promise<void>((resolve) => {
    const sent = request({ port, host: '127.0.0.1', method: 'PUT', path: '/api/file?path=content/pictures/a.jpg' })
    for (const [name, value] of Object.entries({ ...editorHeaders, 'if-match': 'new' })) sent.setHeader(name, value)
    const part = Buffer.alloc(1_000_000)
    const write = () => {
      for (; written < 1000; written++) if (!sent.write(part)) return void sent.once('drain', write)
      sent.end()
    }
    sent.on('error', () => resolve())
    sent.on('close', () => resolve())
    write()
  })
  expect(written).toBeLessThan(100)
})

test('a page is not removed, and the refusal says what to do', async () => {
  const headers = { ...editorHeaders, 'if-match': await fetchHash() }
  const { status, text } = await send({ method: 'DELETE', headers })
  expect(status).toBe(403)
  expect(text).toMatch(/where its address shall lead/)
  expect(readFileSync(pathInFolder(FAQ), 'utf8')).toBe(TEXT)
})

test('the answer is in the language of the browser', async () => {
  const { text } = await putFile(FAQ, 'x', 'other', { 'accept-language': 'sv-SE,sv;q=0.9' })
  expect(text).toContain('har ändrats på annat håll')
})

const photograph = (width = 1600) => sharp({ create: { width, height: 900, channels: 3, background: '#385' } })

test('a photograph is turned as the camera asks, and keeps nothing of where it was taken', async () => {
  const taken = await photograph()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 20/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const wide = await sharp(taken).rotate(90).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect((await putFile('content/pictures/winter-road.jpg', wide)).status).toBe(200)
  const { width, height, orientation, exif } = await sharp(
    readFileSync(pathInFolder('content/pictures/winter-road.jpg')),
  ).metadata()
  expect({ width, height, orientation, exif }).toEqual({
    width: 1600,
    height: 900,
    orientation: undefined,
    exif: undefined,
  })
})

test('a photograph that needs no turning is kept as it is', async () => {
  const taken = await photograph().jpeg().toBuffer()
  await putFile('content/pictures/road.jpg', taken)
  expect(readFileSync(pathInFolder('content/pictures/road.jpg')).equals(taken)).toBe(true)
})

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${inside}</svg>`
test.each([
  { label: 'HEIC', name: 'a.jpg', file: () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), sentence: 'HEIC' },
  { label: 'CMYK', name: 'a.jpg', file: () => photograph().toColourspace('cmyk').jpeg().toBuffer(), sentence: 'CMYK' },
  { label: 'too small', name: 'a.jpg', file: () => photograph(800).jpeg().toBuffer(), sentence: '800 px wide' },
  { label: 'another kind', name: 'a.jpg', file: () => photograph().png().toBuffer(), sentence: 'another kind' },
  { label: 'no photograph', name: 'a.png', file: () => photograph().png().toBuffer(), sentence: 'JPEG' },
  { label: 'no picture', name: 'a.jpg', file: () => 'nothing', sentence: 'no picture' },
  { label: 'an empty file', name: 'a.jpg', file: () => '', sentence: 'no picture' },
  {
    label: 'half a picture',
    name: 'a.jpg',
    file: async () => (await photograph().jpeg().toBuffer()).subarray(0, -1000),
    sentence: 'no picture',
  },
  { label: 'its name', name: 'Sommar väg.jpg', file: () => photograph().jpeg().toBuffer(), sentence: 'small letters' },
  { label: 'a logo that is no drawing', name: 'logos/a.jpg', file: () => svg(''), sentence: 'Logo a.jpg: A logo is' },
  { label: 'a script', name: 'a.svg', file: () => svg('<script>alert(1)</script>'), sentence: 'script' },
  { label: 'a handler', name: 'a.svg', file: () => svg('<path onload="alert(1)"/>'), sentence: 'script' },
  {
    label: 'a picture of elsewhere',
    name: 'a.svg',
    file: () => svg('<image href="//e.example/a.png"/>'),
    sentence: 'script',
  },
  { label: 'a link', name: 'a.svg', file: () => svg('<a xlink:href=" javascript:alert(1)">x</a>'), sentence: 'script' },
  { label: 'an entity', name: 'a.svg', file: () => `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, sentence: 'script' },
])('a picture that the site cannot show is refused with a sentence: $label', async ({ name, file, sentence }) => {
  const { status, text } = await putFile(
    `content/${name.includes('/') ? name : `pictures/${name}`}`,
    await file(),
    'new',
  )
  expect(status).toBe(422)
  expect(text).toContain(sentence)
})

test('a plain drawing is taken, a picture that a text shows is not removed', async () => {
  const drawing = svg('<defs><path id="a"/></defs><use href="#a" fill="url(#b)"/>')
  expect((await putFile('content/pictures/mark.svg', drawing)).status).toBe(200)
  await putFile(FAQ, `${TEXT}\n![Ett märke](/pictures/mark.svg)\n`)
  const path = '/api/file?path=content/pictures/mark.svg'
  const headers = { ...editorHeaders, 'if-match': await fetchHash('content/pictures/mark.svg') }
  expect(await send({ method: 'DELETE', path, headers })).toMatchObject({
    status: 409,
    text: 'The picture is still shown: FAQ (Swedish). Take it out there first.',
  })
  await putFile(FAQ, `${TEXT}\nThe mark is a word too, and /pictures/mark-two.svg another picture.\n`)
  expect((await send({ method: 'DELETE', path, headers })).status).toBe(200)
})

test('what is typed into a short text goes to its page as it would be saved, and no file changes', async () => {
  const file = 'content/messages/search_sv.yaml'
  mkdirSync(pathInFolder('content/messages'))
  writeFileSync(pathInFolder(file), 'title: Sök\nfound: "{pages} sidor"\n')
  const body = JSON.stringify({ file, data: { title: 'Leta', found: '{pages} sidor' }, language: 'en' })
  drafts.length = 0
  const { status, text } = await send({ method: 'POST', path: '/api/draft', headers: editorHeaders, body })
  expect({ status, ...JSON.parse(text) }).toMatchObject({ status: 200, pathname: '/sv/search' })
  expect(drafts).toEqual([['/sv/search', { file, text: 'title: Leta\nfound: "{pages} sidor"\n' }]])
  expect(readFileSync(pathInFolder(file), 'utf8')).toContain('Sök')
})

test.each([
  { file: 'content/customers.yaml', language: 'sv', pathname: '/sv' },
  { file: 'content/customers.yaml', language: 'en', pathname: '/' },
  { file: 'content/words-to-avoid.yaml', language: 'sv', pathname: null },
])('a file with both languages is shown in the one that is asked for: $file in $language', async (given) => {
  writeFileSync(pathInFolder(given.file), 'a: 1\n')
  const body = JSON.stringify({ ...given, data: { a: 2 } })
  const { text } = await send({ method: 'POST', path: '/api/draft', headers: editorHeaders, body })
  expect(JSON.parse(text).pathname).toBe(given.pathname)
})

test('a draft of a file outside of the content is refused', async () => {
  const body = JSON.stringify({ file: 'content/../elsewhere/secret.md', data: {} })
  expect((await send({ method: 'POST', path: '/api/draft', headers: editorHeaders, body })).status).toBe(403)
})

test('pages are changed by the form of this server, and by no other', async () => {
  writeFileSync(pathInFolder('content/more-pages.yaml'), 'pages: []\n')
  const body = String(new URLSearchParams({ act: 'remove', page: '/none', to: '/faq' }))
  const form = (headers: Record<string, string>) => send({ method: 'POST', path: '/pages', headers, body })
  expect((await form({})).status).toBe(403)
  expect((await form({ origin: 'https://evil.example' })).status).toBe(403)
  expect((await form({ origin: `http://127.0.0.1:${port}` })).status).toBe(422) // understood: there is no such page
})

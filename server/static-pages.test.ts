import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readBody, siteFiles, startTestServer, type TestServer } from '../tests/support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('caching', () => {
  test.each([
    '/static/js/FaqPage.a1b2c3.chunk.js',
    '/static/assets/atkinson.a1b2c3.woff2',
    '/static/film/film_en.a1b2c3.webm',
  ])('%s may be kept for a year', async (target) => {
    expect((await server.request(target)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test.each(['/', '/faq', '/favicon.svg', '/markdown/faq_en.md', '/static/js/FaqPage.a1b2c3.chunk.js'])(
    '%s is not sent again to who has it',
    async (target) => {
      const first = await server.request(target)
      const etag = String(first.headers.etag)
      expect(etag).toMatch(/^(W\/)?"[^"]+"$/)
      const again = await server.request(target, { headers: { 'if-none-match': etag } })
      expect(again.status).toBe(304)
      expect(again.body).toHaveLength(0)
      expect((await server.request(target, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
    },
  )

  test('a page that is not found is not kept', async () => {
    expect((await server.request('/no-such-page')).headers['cache-control']).toBe('no-cache')
  })
})

describe('compression', () => {
  const script = '/static/js/FaqPage.a1b2c3.chunk.js'
  test.each([
    { name: 'Brotli for a browser', accepts: 'gzip, deflate, br, zstd', encoding: 'br', open: brotliDecompressSync },
    { name: 'gzip where Brotli is unknown', accepts: 'gzip, deflate', encoding: 'gzip', open: gunzipSync },
    { name: 'nothing where none is known', accepts: 'identity', encoding: undefined, open: (body: Buffer) => body },
  ])('$name', async ({ accepts, encoding, open }) => {
    for (const [target, content] of [
      ['/faq', siteFiles['site/faq.html']],
      [script, siteFiles['site/static/js/FaqPage.a1b2c3.chunk.js']],
    ] as const) {
      const answer = await server.request(target, { headers: { 'accept-encoding': accepts } })
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(answer.headers.vary).toMatch(/accept-encoding/i)
      expect(open(answer.body).toString('utf8')).toBe(content)
    }
  })

  test.each([
    { accepts: 'br;q=0', encoding: undefined },
    { accepts: 'br;q=0, gzip', encoding: 'gzip' },
    { accepts: 'br; q=0.000, gzip; q=0.1', encoding: 'gzip' },
    { accepts: 'br;q=0.5, gzip', encoding: 'br' },
    { accepts: 'GZIP, BR', encoding: 'br' },
    { accepts: 'x-gzip', encoding: 'gzip' },
    { accepts: '*;q=0', encoding: undefined },
    { accepts: 'brotli, zstd', encoding: undefined },
    { accepts: '', encoding: undefined },
  ])('“$accepts” is answered with $encoding', async ({ accepts, encoding }) => {
    for (const target of ['/faq', script, '/markdown/faq_en.md', '/no-such-page']) {
      const answer = await server.request(target, { headers: { 'accept-encoding': accepts } })
      expect(answer.headers['content-encoding'], target).toBe(encoding)
    }
  })

  test('each coding has a tag of its own, and a browser has the page when it has that of the coding it asks for', async () => {
    const codings = ['br', 'gzip', 'identity']
    const ask = (accepts: string, tag?: string) =>
      server.request('/faq', { headers: { 'accept-encoding': accepts, ...(tag && { 'if-none-match': tag }) } })
    const tags = await Promise.all(codings.map(async (accepts) => String((await ask(accepts)).headers.etag)))
    expect(new Set(tags).size).toBe(3)
    for (const [at, accepts] of codings.entries()) {
      for (const [other, tag] of tags.entries()) {
        const { status, headers } = await ask(accepts, tag)
        expect([status, headers.etag], `${accepts} ${tag}`).toEqual([at === other ? 304 : 200, tags[at]])
      }
      for (const known of [`W/${tags[at]}`, `"other", ${tags[at]}`, '*'])
        expect((await ask(accepts, known)).status, known).toBe(304)
    }
  })

  test('keeps the type of the file', async () => {
    const headers = { 'accept-encoding': 'br' }
    expect((await server.request(script, { headers })).headers['content-type']).toMatch(/javascript/)
    expect((await server.request('/faq', { headers })).headers['content-type']).toBe('text/html; charset=utf-8')
    expect((await server.request('/no-such-page', { headers })).headers['content-type']).toBe(
      'text/html; charset=utf-8',
    )
  })
})

test.each([
  ['/favicon.svg', /^image\/svg\+xml/],
  ['/static/film/film_en.a1b2c3.mp4', /^video\/mp4/],
  ['/static/film/film_en.a1b2c3.webm', /^video\/webm/],
  ['/static/film/captions_en.a1b2c3.vtt', /^text\/vtt/],
  ['/static/assets/atkinson.a1b2c3.woff2', /^font\/woff2/],
  ['/markdown/faq_en.md', /^text\/markdown; charset=utf-8$/],
])('%s has its type', async (target, type) => {
  expect((await server.request(target)).headers['content-type']).toMatch(type)
})

test.each(['/', '/faq', '/markdown/faq_en.md', '/static/film/film_en.a1b2c3.webm'])(
  'HEAD %s answers as GET without a body',
  async (target) => {
    const whole = await server.request(target)
    const head = await server.request(target, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.body).toHaveLength(0)
    for (const name of ['content-type', 'content-length', 'etag'] as const) {
      expect(head.headers[name]).toBe(whole.headers[name])
    }
  },
)

test('a printed book says its type and language, and leads search engines to its page', async () => {
  const { status, headers } = await server.request('/pdf/manual-a5-sv.pdf')
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
  expect([headers['x-robots-tag'], headers['cache-control']]).toEqual(['noindex', 'no-cache'])
})

test('HEAD of an unknown page is not found', async () => {
  expect((await server.request('/no-such-page', { method: 'HEAD' })).status).toBe(404)
})

describe('ranges', () => {
  const film = '/static/film/film_en.a1b2c3.webm'
  test.each([
    { range: 'bytes=2-5', content: '2345', place: 'bytes 2-5/10' },
    { range: 'bytes=7-', content: '789', place: 'bytes 7-9/10' },
    { range: 'bytes=-3', content: '789', place: 'bytes 7-9/10' },
  ])('$range of a film is sent alone', async ({ range, content, place }) => {
    const answer = await server.request('/static/film/film_en.a1b2c3.webm', { headers: { range } })
    expect(answer.status).toBe(206)
    expect(answer.headers['content-range']).toBe(place)
    expect(readBody(answer)).toBe(content)
  })

  test.each(['bytes=-', 'bytes=5-2', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=a-b'])(
    '%s is answered with the whole',
    async (range) => {
      const answer = await server.request(film, { headers: { range } })
      expect(answer.status).toBe(200)
      expect(readBody(answer)).toBe('0123456789')
    },
  )

  test('a range of what has changed since is answered with the whole', async () => {
    const { headers } = await server.request(film)
    const ask = (tag: string) => server.request(film, { headers: { range: 'bytes=2-5', 'if-range': tag } })
    expect((await ask(String(headers.etag))).status).toBe(206)
    expect((await ask('"older"')).status).toBe(200)
  })

  test('a range beyond the end is refused', async () => {
    expect((await server.request('/static/film/film_en.a1b2c3.webm', { headers: { range: 'bytes=20-' } })).status).toBe(
      416,
    )
  })

  test('are advertised by Accept-Ranges', async () => {
    expect((await server.request('/static/film/film_en.a1b2c3.webm')).headers['accept-ranges']).toBe('bytes')
  })
})

test.each([
  ['/questions', '/faq'],
  ['/questions?from=mail', '/faq?from=mail'],
  ['/sv/questions?from=mail', '/sv/faq?from=mail#appar'],
])('the old address %s leads to %s for good, and may come back', async (target, location) => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await server.request(target, { method })
    expect([status, headers.location, headers['cache-control']]).toEqual([301, location, 'no-cache'])
  }
})

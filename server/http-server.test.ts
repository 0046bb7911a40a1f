import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../tests/support/test-server.ts'
import { closeWithin } from './http-server.ts'

const LIMITS = { request: 300, stillness: 2000 }
const FORM = 'POST /no-such-page HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\n'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, { limits: LIMITS })
})
afterAll(() => server.close())

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

describe('an incomplete request times out', () => {
  test.each([
    { label: 'in its first line', begun: 'GET /fa' },
    { label: 'in its headers', begun: 'GET /faq HTTP/1.1\r\nHost: a\r\nX-' },
    { label: 'in its body', begun: `${FORM}Content-Length: 40\r\n\r\na=` },
    { label: 'in a chunk of its body', begun: `${FORM}Transfer-Encoding: chunked\r\n\r\n5\r\na` },
  ])('$label', async ({ begun }) => {
    const began = performance.now()
    expect(statusOf(await server.send(begun))).toBe(408)
    expect(performance.now() - began).toBeLessThan(LIMITS.stillness)
  })

  test('also when bytes arrive slowly', async () => {
    const { port } = new URL(server.address)
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => {})
    socket.write('GET /faq HTTP/1.1\r\nX-Slow: ')
    const drip = setInterval(() => socket.write('a'), 20)
    const began = performance.now()
    await new Promise((resolve) => socket.resume().once('close', resolve))
    clearInterval(drip)
    expect(performance.now() - began).toBeLessThan(LIMITS.stillness)
  })
})

describe('an invalid request is rejected', () => {
  test.each([
    { label: 'nonsense', request: 'nonsense\r\n\r\n', status: 400 },
    { label: 'no host', request: 'GET /faq HTTP/1.1\r\n\r\n', status: 400 },
    {
      label: 'two lengths',
      request: `${FORM}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      status: 400,
    },
    { label: 'a line break in a header', request: 'GET /faq HTTP/1.1\r\nHost: a\r\nX: a\nb\r\n\r\n', status: 400 },
    { label: 'NUL in the address', request: 'GET /fa\0q HTTP/1.1\r\nHost: a\r\n\r\n', status: 400 },
    { label: 'a header too long', request: `GET /faq HTTP/1.1\r\nX: ${'a'.repeat(17_000)}\r\n\r\n`, status: 431 },
    { label: 'an address too long', request: `GET /${'a'.repeat(17_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, status: 431 },
    { label: 'a body too long', request: `${FORM}Content-Length: 40000\r\n\r\n${'a'.repeat(40_000)}`, status: 413 },
  ])('$label', async ({ request, status }) => {
    expect(statusOf(await server.send(request))).toBe(status)
  })
})

describe('an unusual request is understood', () => {
  const rest = 'Host: a\r\nConnection: close\r\n\r\n'
  test.each([
    { request: `GET http://www.example.com/faq HTTP/1.1\r\n${rest}`, status: 200 },
    { request: `GET HTTPS://www.example.com/faq?a=b HTTP/1.1\r\n${rest}`, status: 200 },
    { request: `GET http://www.example.com HTTP/1.1\r\n${rest}`, status: 200 },
    { request: `GET http://www.example.com/no-such-page HTTP/1.1\r\n${rest}`, status: 404 },
    { request: 'GET /faq HTTP/1.0\r\n\r\n', status: 200 },
    { request: `OPTIONS * HTTP/1.1\r\n${rest}`, status: 404 },
    { request: `TRACE /faq HTTP/1.1\r\n${rest}`, status: 405 },
    { request: `GET /faq HTTP/1.1\r\nUpgrade: websocket\r\n${rest}`, status: 200 },
    { request: `GET /%00 HTTP/1.1\r\n${rest}`, status: 404 },
    { request: `GET /static/../faq HTTP/1.1\r\n${rest}`, status: 404 },
    { request: `GET /${'a/'.repeat(4000)} HTTP/1.1\r\n${rest}`, status: 308 },
  ])('%#', async ({ request, status }) => {
    expect(statusOf(await server.send(request))).toBe(status)
  })

  test('the body of a GET is not read, and the connection is closed', async () => {
    const answer = await server.send(
      'GET /faq HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\nGET /sv HTTP/1.1\r\n',
    )
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
    expect(answer).toMatch(/^Connection: close\r$/im)
  })
})

test('closing waits for stalled requests, but not for long', async () => {
  const closing = await startTestServer({}, { limits: { request: 60_000, stillness: 60_000 } })
  const stalled = closing.send(`${FORM}Content-Length: 40\r\n\r\na=`)
  expect((await closing.request('/faq')).status).toBe(200) // the form was sent before closing
  const began = performance.now()
  await closeWithin(closing.app, 200)
  expect(performance.now() - began).toBeLessThan(5000)
  closing.app.server.closeAllConnections()
  await stalled
  await closing.close()
})

test('nothing is served from a folder without a site', async () => {
  await expect(startTestServer({ SITE_FOLDER: '/nowhere' })).rejects.toThrow(/^SITE_FOLDER is “\/nowhere”/)
  await expect(startTestServer({ DIST_FOLDER: '/nowhere' })).rejects.toThrow(/^DIST_FOLDER is “\/nowhere”/)
})

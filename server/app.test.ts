import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readBody, startTestServer, type TestServer } from '../tests/support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('pages', () => {
  test.each([
    { target: '/', title: 'Home' },
    { target: '/faq', title: 'Questions' },
    { target: '/faq?from=mail', title: 'Questions' },
    { target: '/sv', title: 'Hem' },
    { target: '/sv/faq', title: 'Frågor' },
    { target: '/%66aq', title: 'Questions' },
  ])('$target is answered with its page', async ({ target, title }) => {
    const answer = await server.request(target)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(readBody(answer)).toBe(`<title>${title}</title>`)
  })

  test.each([
    { target: '/faq/', location: '/faq' },
    { target: '/sv/', location: '/sv' },
    { target: '/faq/?from=mail', location: '/faq?from=mail' },
    { target: '/faq//', location: '/faq' },
    { target: '//evil.example/', location: '/evil.example' },
    { target: '/%5Cevil.example/', location: '/%5Cevil.example' },
  ])('$target leads to $location', async ({ target, location }) => {
    const answer = await server.request(target)
    expect(answer.status).toBe(308)
    expect(answer.headers.location).toBe(location)
  })

  test.each([
    { target: '/no-such-page', title: 'Not found' },
    { target: '/sv/ingen-sida', title: 'Finns inte' },
    { target: '/404', title: 'Not found' },
    { target: '/sv/404', title: 'Finns inte' },
    { target: '/faq.html', title: 'Not found' },
    { target: '/index.html', title: 'Not found' },
    { target: '/faq.html.br', title: 'Not found' },
    { target: '/svamp', title: 'Not found' },
    { target: '/%E0%A4%A', title: 'Not found' },
    { target: '/sv/%', title: 'Finns inte' },
    { target: `/${'a'.repeat(600)}`, title: 'Not found' },
  ])('$target is not found, in the language of the address', async ({ target, title }) => {
    const answer = await server.request(target)
    expect(answer.status).toBe(404)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(readBody(answer)).toBe(`<title>${title}</title>`)
  })

  test.each(['DELETE', 'POST', 'OPTIONS', 'TRACE'])(
    '%s of a page is refused, and what may be asked is named',
    async (method) => {
      const answer = await server.request('/faq', { method })
      expect(answer.status).toBe(405)
      expect(answer.headers.allow).toBe('GET, HEAD')
      expect(readBody(answer)).toContain('GET, HEAD')
    },
  )

  test('other methods of an address that is none are not found', async () => {
    expect((await server.request('/no-such-page', { method: 'DELETE' })).status).toBe(404)
    expect((await server.request('/no-such-page', { method: 'PUT', body: 'a' })).status).toBeGreaterThanOrEqual(400)
  })
})

describe('no path leaves the site', () => {
  const paths = [
    '/../secret.html',
    '/..%2fsecret.html',
    '/%2e%2e/secret.html',
    '/%2e%2e%2fsecret.html',
    '/..\\secret.html',
  ]
  const deeper = [
    '/static/../../secret.html',
    '/static/%2e%2e/%2e%2e/secret.html',
    '/..%5csecret.html',
    '/.%00./secret.html',
  ]
  const others = ['/..;/secret.html', '/....//secret.html', '/%252e%252e/secret.html', '/../server/main.js']
  const documents = ['/markdown/../../secret.html', '/markdown/..%2f..%2fsecret.html', '/markdown/']
  const names = ['/markdown/%2e%2e%2fsecret_en.md', '/markdown/faq_en.md%00.txt']

  test.each([...paths, ...deeper, ...others, ...documents, ...names])('%s', async (target) => {
    const answer = await server.request(target)
    expect([308, 400, 404]).toContain(answer.status)
    expect(readBody(answer)).not.toContain('secret')
  })
})

test('a body larger than a form is refused', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await server.request('/no-such-page', {
    method: 'POST',
    headers,
    body: `EMAIL=${'a'.repeat(33 * 1024)}`,
  })
  expect(answer.status).toBe(413)
})

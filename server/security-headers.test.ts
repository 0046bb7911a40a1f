import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, startTestServer, type TestServer } from '../tests/support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('headers are strict on every answer', async () => {
  for (const target of ['/', '/no-such-page', '/markdown/faq_en.md', '/static/js/FaqPage.a1b2c3.chunk.js', '/faq/']) {
    const { headers } = await server.request(target)
    expect(headers['x-content-type-options'], target).toBe('nosniff')
    expect(headers['referrer-policy'], target).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy'], target).toContain('camera=()')
    expect(headers['x-frame-options'], target).toBe('DENY')
    expect(headers['content-security-policy'], target).toContain("default-src 'none'")
    expect(headers['content-security-policy'], target).toContain("frame-ancestors 'none'")
    expect(headers['strict-transport-security'], target).toBeUndefined()
    expect(headers['x-powered-by'], target).toBeUndefined()
  }
})

test('headers allow only scripts, styles and film of the site, no frames, and forms to the site', async () => {
  const { headers } = await server.request('/')
  const policy = parsePolicy(headers)
  expect(policy.get('script-src')).toBe("'self' 'sha256-SCRIPT'")
  expect(policy.get('style-src')).toBe("'self' 'sha256-STYLE'")
  expect(policy.get('media-src')).toBe("'self'")
  expect(policy.get('frame-src')).toBe("'none'")
  expect(policy.get('form-action')).toBe("'self'")
  expect(policy.get('object-src')).toBe("'none'")
  expect(policy.get('base-uri')).toBe("'none'")
  expect(policy.get('frame-ancestors')).toBe("'none'")
  expect(headers['content-security-policy']).not.toMatch(/'(?:wasm-)?unsafe-(?:inline|eval|hashes)'/)
})

test('headers allow an outside player of the film in a frame where one is set', async () => {
  const outside = await startTestServer({ VIDEO_EMBED: 'https://video.example.org/embed/film?a=b' })
  const { headers } = await outside.request('/')
  expect(parsePolicy(headers).get('frame-src')).toBe('https://video.example.org')
  await outside.close()
})

test('headers ask for TLS for a year where the site has it', async () => {
  const secure = await startTestServer({ TLS: 'yes' })
  const { headers } = await secure.request('/')
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  await secure.close()
})

function parsePolicy(headers: Answer['headers']): ReadonlyMap<string, string> {
  const directives = String(headers['content-security-policy']).split(';')
  return new Map(
    directives
      .map((directive) => directive.trim().split(' '))
      .map(([name = '', ...values]) => [name, values.join(' ')]),
  )
}

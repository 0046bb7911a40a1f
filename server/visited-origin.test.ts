import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer, text } from '../tests/stand-ins/test-server.ts'

const KNOWN = 'https://www.exempel.se'

let unknown: TestServer
let known: TestServer
let proxied: TestServer
beforeAll(async () => {
  unknown = await startTestServer()
  known = await startTestServer({ PUBLIC_ADDRESS: KNOWN, TRUSTED_PROXIES: '1' })
  proxied = await startTestServer({ TRUSTED_PROXIES: '1' })
})
afterAll(() => Promise.all([unknown.close(), known.close(), proxied.close()]))

const linksTo = (origin: string) =>
  [
    `<${origin}/sv/faq>; rel="canonical"`,
    `<${origin}/faq>; rel="alternate"; hreflang="en"`,
    `<${origin}/sv/faq>; rel="alternate"; hreflang="sv"`,
    `<${origin}/faq>; rel="alternate"; hreflang="x-default"`,
  ].join(', ')

async function linksFor(server: TestServer, headers: Record<string, string>) {
  const answer = await server.ask('/sv/faq', { headers })
  expect(answer.status).toBe(200)
  expect(text(answer)).toBe('<title>Frågor</title>')
  return answer.headers.link
}

describe('canonical and language links of a page that does not know its address', () => {
  test('name the host that was asked', async () => {
    expect(await linksFor(unknown, { host: 'exempel.se:8080' })).toBe(linksTo('http://exempel.se:8080'))
    expect(await linksFor(unknown, { host: '[::1]:8080' })).toBe(linksTo('http://[::1]:8080'))
  })

  test.each(['a"b', 'a b', 'a/b', 'a>b', '-a', 'a@b', 'a:port', 'a'.repeat(300), 'é.se'])(
    'are left out for “%s”, which is no host',
    async (host) => {
      expect(await linksFor(unknown, { host })).toBeUndefined()
    },
  )

  test('name the address of the settings, whatever a visitor says', async () => {
    const lies = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' }
    expect(await linksFor(known, lies)).toBe(linksTo(KNOWN))
  })

  test('believe a proxy the protocol, and only http and https', async () => {
    const of = (proto: string) => linksFor(proxied, { host: 'a.se', 'x-forwarded-proto': proto })
    expect(await of('https')).toBe(linksTo('https://a.se'))
    expect(await of('"><meta http-equiv="refresh" content="0;//evil.example">')).toBe(linksTo('http://a.se'))
    expect(await linksFor(unknown, { host: 'a.se', 'x-forwarded-proto': 'https' })).toBe(linksTo('http://a.se'))
  })

  test('never name the host that a proxy was asked by', async () => {
    const headers = { host: 'a.se', 'x-forwarded-host': 'evil.example' }
    expect(await linksFor(proxied, headers)).toBe(linksTo('http://a.se'))
  })

  test('are there for who has the page already, and not for what is no page', async () => {
    const { headers } = await unknown.ask('/faq')
    const again = await unknown.ask('/faq', { headers: { 'if-none-match': String(headers.etag) } })
    expect(again.headers.link).toBe(headers.link)
    for (const target of ['/no-such-page', '/favicon.svg', '/markdown/faq_en.md']) {
      expect((await unknown.ask(target)).headers.link, target).toBeUndefined()
    }
  })
})

test('a host is no work: hundreds of hosts at once are answered as fast as one, from the same bytes', async () => {
  const time = async (hosts: readonly string[]) => {
    const began = performance.now()
    await Promise.all(hosts.map((host) => unknown.ask('/faq', { headers: { host, 'accept-encoding': 'br' } })))
    return performance.now() - began
  }
  const one = Array.from({ length: 300 }, () => 'a.se')
  await time(one)
  const same = await time(one)
  const others = await time(one.map((_, at) => `host-${at}.se`))
  expect(others).toBeLessThan(4 * same + 200) // compressing each would take some 20 seconds
})

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultLanguage, languages } from '../site/languages.ts'
import { testCertificate, testKey } from '../tests/support/certificate.ts'
import { findFreePort } from '../tests/support/free-port.ts'
import { siteFiles, startTestServer, type TestServer } from '../tests/support/test-server.ts'
import { makeHostingFiles } from './hosting.ts'
import { readPageSettings } from './settings.ts'

/* The server configurations in docs/deploy/, tested with those web servers that are installed. */

const NAME = 'www.example.com'
const recipe = (name: string) => readFileSync(path.join(import.meta.dirname, '../docs/deploy', name), 'utf8')
const isInstalled = (program: string, ...args: string[]) => spawnSync(program, args).status === 0
const redirects = JSON.parse(siteFiles['server/redirects.json'])
const files = makeHostingFiles(
  { scripts: ['sha256-SCRIPT'], styles: ['sha256-STYLE'] },
  readPageSettings({}),
  redirects,
)

let server: TestServer
let folder: string
beforeAll(async () => {
  server = await startTestServer({ TRUSTED_PROXIES: '1', PUBLIC_ADDRESS: `https://${NAME}` })
  folder = await mkdtemp(path.join(tmpdir(), 'hosting-'))
  await writeFile(path.join(folder, 'cert.pem'), testCertificate)
  await writeFile(path.join(folder, 'key.pem'), testKey)
  await writeFile(path.join(server.folder, 'server/nginx-site.conf'), files.nginx)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; text: string }

/** Sends a request to a local port with the site's host name in the Host header. */
function sendRequest(
  port: number,
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body = '',
  servername = NAME,
) {
  return new Promise<Answer>((resolve, reject) => {
    const to = {
      host: '127.0.0.1',
      port,
      servername,
      rejectUnauthorized: false,
      path: target,
      method,
      agent: false,
    }
    const sent = request({ ...to, headers: { host: NAME, ...headers } }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    sent.on('error', reject).end(body)
  })
}

async function withProcess<T>(child: ChildProcess, port: number, work: () => Promise<T>, health = 200): Promise<T> {
  let output = ''
  child.stderr?.on('data', (part: Buffer) => {
    output += part.toString()
  })
  const ended = once(child, 'exit')
  try {
    await expect
      .poll(
        () =>
          sendRequest(port, '/health').then(
            ({ status }) => status,
            () => output,
          ),
        { timeout: 10_000 },
      )
      .toBe(health)
    return await work()
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

/** Runs nginx with a configuration of docs/deploy/, adapted to the names and paths of this test. */
async function withNginx<T>(
  name: string,
  work: (port: number) => Promise<T>,
  text = recipe(name),
  health = 200,
): Promise<T> {
  const port = await findFreePort()
  const site = text
    .replaceAll(/\n *listen \[::\].*/g, '')
    .replaceAll('443 ssl', `127.0.0.1:${port} ssl`)
    .replaceAll('listen 80', `listen 127.0.0.1:${await findFreePort()}`)
    .replaceAll(/\/etc\/letsencrypt\S*fullchain.pem/g, path.join(folder, 'cert.pem'))
    .replaceAll(/\/etc\/letsencrypt\S*privkey.pem/g, path.join(folder, 'key.pem'))
    .replaceAll('127.0.0.1:8080', new URL(server.address).host)
    .replaceAll('/srv/site/current/dist', server.folder)
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const whole = `${user} daemon off; pid ${folder}/nginx.pid; error_log stderr; worker_processes 1; events {}
    http { access_log ${folder}/${name}.log; ${places.join('')} ${site} }`
  const file = path.join(folder, name)
  await writeFile(file, whole)
  const checked = spawnSync('nginx', ['-t', '-e', 'stderr', '-c', file, '-p', folder], { encoding: 'utf8' })
  expect(checked.status, checked.stderr).toBe(0)
  const child = spawn('nginx', ['-e', 'stderr', '-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] })
  return withProcess(child, port, () => work(port), health)
}

const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** Expectations that hold for every web server. */
async function expectSite(port: number): Promise<void> {
  const page = await sendRequest(port, '/faq', { 'accept-encoding': 'gzip' })
  expect(page.status).toBe(200)
  expect(page.headers['content-encoding']).toBe('gzip')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['cache-control']).toBe('no-cache')
  expect(page.headers['content-security-policy']).toContain("script-src 'self' 'sha256-SCRIPT'")
  expect(page.headers['x-content-type-options']).toBe('nosniff')
  for (const [target, title] of Object.entries({
    '/': 'Home',
    '/sv': 'Hem',
    '/sv/faq?a=b': 'Frågor',
    '/index': 'Home',
  })) {
    const { status, text } = await sendRequest(port, target)
    expect([status, text], target).toEqual([200, `<title>${title}</title>`])
  }
  for (const target of ['/no-such-page', '/404', '/faq.html', '/index.html', '/faq.html.br', '/_headers']) {
    const { status, text, headers } = await sendRequest(port, target)
    expect([status, text], target).toEqual([404, '<title>Not found</title>'])
    expect(headers['content-security-policy'], target).toContain("'sha256-SCRIPT'")
  }
  expect((await sendRequest(port, '/sv/ingen-sida')).text).toBe('<title>Finns inte</title>')
  for (const [target, location] of [
    ['/faq/', '/faq'],
    ['/sv/faq/?a=b', '/sv/faq?a=b'],
    ['//evil.example/', '/evil.example'],
  ] as const) {
    const { status, headers } = await sendRequest(port, target)
    expect(status, target).toBe(308)
    expect(new URL(String(headers.location), `https://${NAME}`).href, target).toBe(`https://${NAME}${location}`)
  }
  for (const [target, location] of [
    ['/questions', '/faq'],
    ['/sv/questions?a=b', '/sv/faq?a=b#appar'],
  ] as const) {
    const { status, headers } = await sendRequest(port, target)
    expect([status, headers.location, headers['cache-control']], target).toEqual([301, location, 'no-cache'])
  }
  for (const target of ['/../secret.html', '/%2e%2e/secret.html', '/static/..%2f..%2fsecret.html']) {
    const { status, text } = await sendRequest(port, target)
    expect([400, 404], target).toContain(status)
    expect(text, target).not.toContain('secret')
  }
  expect((await sendRequest(port, '/%0d%0aX-Evil:%20yes/')).headers['x-evil']).toBeUndefined()
  const script = await sendRequest(port, '/static/js/FaqPage.a1b2c3.chunk.js')
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(script.headers['content-type']).toMatch(/^text\/javascript/)
  expect(script.headers['content-security-policy']).toContain("default-src 'none'")
  const missing = await sendRequest(port, '/static/js/missing.a1b2c3.chunk.js')
  expect([missing.status, missing.headers['cache-control'] ?? 'no-cache']).toEqual([404, 'no-cache'])
  const shared = await sendRequest(port, '/static/share/faq.a1b2c3.jpg')
  expect(shared.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const part = await sendRequest(port, '/static/film/film_en.a1b2c3.webm', { range: 'bytes=2-5' })
  expect([part.status, part.text]).toEqual([206, '2345'])
  const again = await sendRequest(port, '/faq', {
    'if-none-match': String((await sendRequest(port, '/faq')).headers.etag),
  })
  expect(again.status).toBe(304)
  const document = await sendRequest(port, '/markdown/faq_en.md')
  expect([document.text, document.headers['x-robots-tag']]).toEqual(['# built', 'noindex'])
  expect(JSON.parse((await sendRequest(port, '/health')).text).status).toBe('ok')
  expect((await sendRequest(port, '/health/live')).status).toBe(200)
  const bare = await sendRequest(port, '/faq', { host: 'example.com' }, 'GET', '', 'example.com')
  expect([bare.status, bare.headers.location]).toEqual([
    301,
    expect.stringMatching(/^https:\/\/www\.example\.com.*\/faq$/),
  ])
  expect(bare.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  const lies = { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-host': 'evil.example' }
  const sent = await sendRequest(
    port,
    '/sv/subscribe/newsletter',
    { ...form, ...lies },
    'POST',
    'EMAIL=anna%40exempel.se&gdpr=Y',
  )
  expect(sent.status).toBe(428) // a form without a token has to be confirmed by a second press
  expect(sent.text).toContain('anna@exempel.se')
}

describe.skipIf(!isInstalled('nginx', '-v'))('nginx (only where it is installed)', () => {
  test.each(['nginx-proxy.conf', 'nginx-files.conf'])('%s', async (name) => {
    await withNginx(name, async (port) => {
      await expectSite(port)
      // Caddy streams request bodies, and may lose the response to one that the server aborts.
      const tooLong = `EMAIL=${'a'.repeat(40_000)}`
      expect((await sendRequest(port, '/subscribe/newsletter', form, 'POST', tooLong)).status).toBe(413)
      expect((await sendRequest(port, '/sv/subscribe/confirm/secret.token')).status).toBe(410)
      await expect.poll(() => readFileSync(path.join(folder, `${name}.log`), 'utf8')).toContain('/no-such-page')
      expect(readFileSync(path.join(folder, `${name}.log`), 'utf8')).not.toContain('secret.token')
    })
  })

  test('says that the server is being restarted, and lets browsers try again', async () => {
    const gone = recipe('nginx-proxy.conf').replace('127.0.0.1:8080', `127.0.0.1:${await findFreePort()}`)
    await withNginx('restart.conf', expectAway, gone, 503)
  })
})

/** Expects the error page of the reverse proxy while the upstream server is down. */
async function expectAway(port: number): Promise<void> {
  const { status, headers, text } = await sendRequest(port, '/faq')
  expect([status, headers.refresh, headers['cache-control']]).toEqual([503, '3', 'no-store'])
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(text).toContain('Webbplatsen startas om')
}

describe.skipIf(!isInstalled('caddy', 'version'))('Caddy in front of the server (only where it is installed)', () => {
  test('proxies the site', () => withCaddy(new URL(server.address).host, expectSite))

  test('says that the server is being restarted, and lets browsers try again', async () =>
    withCaddy(`127.0.0.1:${await findFreePort()}`, expectAway, 503))
})

async function withCaddy(upstream: string, work: (port: number) => Promise<void>, health = 200): Promise<void> {
  const port = await findFreePort()
  const site = recipe('Caddyfile')
    .replaceAll('127.0.0.1:8080', upstream)
    .replace(`${NAME} {`, `${NAME}:${port} {\n\ttls ${folder}/cert.pem ${folder}/key.pem`)
    .replace('\nexample.com {', `\nexample.com:${port} {\n\ttls ${folder}/cert.pem ${folder}/key.pem`)
    .replaceAll(`https://${NAME}{uri}`, `https://${NAME}:${port}{uri}`)
  const file = path.join(folder, 'Caddyfile')
  await writeFile(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`)
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await withProcess(child, port, () => work(port), health)
}

test('static hosts are told headers and redirects that fit in their limits', () => {
  const { _headers: headers, _redirects: rules } = files.site
  expect(headers).toMatch(/^\/\*\n {2}content-security-policy: default-src 'none';script-src 'self' 'sha256-SCRIPT'/)
  expect(headers).toContain('/static/*\n  cache-control: public, max-age=31536000, immutable\n')
  for (const line of headers.split('\n')) expect(line.length).toBeLessThan(2000)
  const missing = languages
    .filter((language) => language !== defaultLanguage)
    .map((code) => `/${code}/* /${code}/404.html 404\n`)
  expect(rules).toBe(`/index / 301\n/questions /faq 301\n/sv/questions /sv/faq#appar 301\n${missing.join('')}`)
})

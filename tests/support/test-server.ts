import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type App, createApp } from '../../server/app.ts'
import { readEnvironment } from '../../server/settings.ts'
import { languages } from '../../site/languages.ts'
import { localPath } from '../../site/paths.ts'
import { renderResponses } from '../../src/sign-up/render-responses.ts'

const { signUpForms } = readEnvironment({})
const responseParts = { signUpForms, script: '/static/js/answer.a1b2c3.js', styles: [], icons: '' }
const templates = languages.map((language) => [language, renderResponses(language, responseParts)])

/** The not-found page in every language, which the server requires. */
const notFound = languages.map(
  (language) => [`site${localPath('/404', language)}.html`, '<title>Not found</title>'] as const,
)

/** The folder for temporary files, in memory if possible, so that databases need not wait for a disk. */
export const temporaryRoot = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** The files of a small test site. Files outside of `site/` contain “secret”, and must never be served. */
export const siteFiles = {
  ...Object.fromEntries<string>(notFound),
  'site/index.html': '<title>Home</title>',
  'site/faq.html': '<title>Questions</title>',
  'site/404.html': '<title>Not found</title>',
  'site/sv.html': '<title>Hem</title>',
  'site/sv/faq.html': '<title>Frågor</title>',
  'site/sv/404.html': '<title>Finns inte</title>',
  'site/favicon.svg': '<svg/>',
  'site/static/share/faq.a1b2c3.jpg': 'picture',
  'site/pdf/manual-a5-sv.pdf': '%PDF-1.7',
  'site/static/film/film_en.a1b2c3.mp4': '0123456789',
  'site/static/film/film_en.a1b2c3.webm': '0123456789',
  'site/static/film/captions_en.a1b2c3.vtt': 'WEBVTT',
  'site/static/js/FaqPage.a1b2c3.chunk.js': 'export {}',
  'site/static/assets/atkinson.a1b2c3.woff2': 'font',
  'site/markdown/faq_en.md': '# built',
  'site/save-list.json': JSON.stringify({
    version: '1',
    texts: { en: 'en1', sv: 'sv1' },
    changed: '2026-11-21T12:00:00Z',
    files: { shared: [], en: [['/markdown/faq_en.md', 'built', 8, 7]], sv: [['/sv/faq', 'built', 9, 28]] },
  }),
  'server/inline-hashes.json': JSON.stringify({ scripts: ['sha256-SCRIPT'], styles: ['sha256-STYLE'] }),
  'server/redirects.json': JSON.stringify([
    { from: '/questions', to: '/faq' },
    { from: '/sv/questions', to: '/sv/faq#appar' },
  ]),
  'server/templates.json': JSON.stringify(Object.fromEntries(templates)),

  'server/build.json': JSON.stringify({ id: '', program: '', files: {}, kept: [] }), // the build record
  'secret.html': 'secret',
  'server/main.js': 'secret',
} as const

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }
export type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string }

type AppOverrides = Parameters<typeof createApp>[1]

/** The log messages of all test servers. */
export const loggedMessages: string[] = []

export type TestServer = App & {
  folder: string
  address: string
  /** Sends a request with exactly this target, which fetch would normalize. */
  request: (target: string, asked?: RequestOptions) => Promise<Answer>
  /** Sends raw text over TCP; resolves with all received text when the server closes the connection. */
  send: (text: string) => Promise<string>
  close: () => Promise<void>
}

/** Writes the test site into a temporary folder, and serves it on a free port. */
export async function startTestServer(
  env: Record<string, string> = {},
  outside: AppOverrides = {},
): Promise<TestServer> {
  const folder = mkdtempSync(path.join(temporaryRoot, 'site-'))
  try {
    return await serve(folder, env, outside)
  } catch (error) {
    await rm(folder, { recursive: true })
    throw error
  }
}

async function serve(folder: string, env: Record<string, string>, outside: AppOverrides): Promise<TestServer> {
  writeSite(folder)
  const environment = readEnvironment({
    DIST_FOLDER: folder,
    SIGN_UP_DATABASE: path.join(folder, 'sign-ups.db'),
    MAIL_OUTBOX: path.join(folder, 'outbox'),
    ...env,
  })
  const writeLog = (line: string) => loggedMessages.push(JSON.parse(line).message)
  const { app, mailQueue } = await createApp(environment, { writeLog, ...outside })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const port = Number(new URL(address).port)
  const close = async () => {
    await app.close()
    await rm(folder, { recursive: true })
  }
  return {
    folder,
    address,
    app,
    mailQueue,
    request: (target, asked) => sendRequest(port, target, asked),
    send: (text) => send(port, text),
    close,
  }
}

const writtenFiles = Object.entries(siteFiles).flatMap<[string, string | Buffer]>(([name, content]) => {
  if (!/\.(html|js|md|svg)$/.test(name)) return [[name, content]]
  const { br, gz } = { br: brotliCompressSync(content), gz: gzipSync(content) }
  return [
    [name, content],
    [`${name}.br`, br],
    [`${name}.gz`, gz],
  ]
})

function writeSite(folder: string): void {
  for (const [name, content] of writtenFiles) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}

function send(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let received = ''
    const socket = connect(port, '127.0.0.1').setEncoding('utf8')
    socket.on('data', (part: string) => {
      received += part
    })
    socket.on('error', () => {}) // a close event follows
    socket.on('close', () => resolve(received))
    socket.write(text)
  })
}

function sendRequest(
  port: number,
  target: string,
  { method = 'GET', headers = {}, body }: RequestOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: target, method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

export const readBody = ({ body }: Answer) => body.toString('utf8')

import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabaseInUse } from '../../tests/support/open-database-in-use.ts'
import { loggedMessages, readBody, startTestServer, type TestServer } from '../../tests/support/test-server.ts'
import { MIN_FILL_TIME_MS } from '../sign-up/routes/form-token.ts'
import { hashContent } from './build-record.ts'

let server: TestServer
let logStart: number
let now: number
beforeEach(async () => {
  logStart = loggedMessages.length
  now = Date.now()
  server = await startTestServer({}, { now: () => now })
})
afterEach(() => server.close())

const readLog = () => loggedMessages.slice(logStart)

const BUILD_CHANGED = /^Build (\w+) is served from now on/

/** Publishes another build, with some files replaced. */
async function createNextBuild(id: string, changed: Record<string, string>, about: { program?: string } = {}) {
  const next = path.join(server.folder, 'next')
  await cp(path.join(server.folder, 'site'), path.join(next, 'site'), { recursive: true })
  await cp(path.join(server.folder, 'server'), path.join(next, 'server'), { recursive: true })
  const files: Record<string, string> = {}
  for (const [name, content] of Object.entries({ 'site/index.html': `<title>${id}</title>`, ...changed })) {
    await mkdir(path.dirname(path.join(next, name)), { recursive: true })
    await writeFile(path.join(next, name), content)
    await rm(path.join(next, `${name}.br`), { force: true })
    await rm(path.join(next, `${name}.gz`), { force: true })
    if (name.startsWith('site/')) files[name.slice(5)] = hashContent(Buffer.from(content))
  }
  await writeFile(
    path.join(next, 'server/inline-hashes.json'),
    JSON.stringify({ scripts: [`sha256-${id}`], styles: [] }),
  )
  await writeFile(path.join(next, 'server/build.json'), JSON.stringify({ id, program: '', files, ...about }))
}

async function installNextBuild(part: 'site' | 'server') {
  await rename(path.join(server.folder, part), path.join(server.folder, `before-${part}-${Date.now()}`))
  await rename(path.join(server.folder, 'next', part), path.join(server.folder, part))
}

test('changes from one build to the next as a whole, without a request that mixes them', async () => {
  const templates = JSON.parse(await readFile(path.join(server.folder, 'server/templates.json'), 'utf8'))
  templates.en.page = `${templates.en.page}<!-- second -->`
  await createNextBuild('second', {
    'site/new-page.html': '<title>New</title>',
    'site/static/js/new.d4e5f6.chunk.js': 'new',
    'server/templates.json': JSON.stringify(templates),
  })
  const seen = new Set<string>()
  const look = async () => {
    const { status, headers, body } = await server.request('/')
    const policy = String(headers['content-security-policy']).includes('sha256-second') ? 'second' : 'first'
    seen.add(`${status} ${String(body)} ${policy}`)
    return policy
  }
  await look()
  await installNextBuild('server')
  await look()
  await installNextBuild('site')
  await vi.waitFor(async () => expect(await look()).toBe('second'), { timeout: 5_000, interval: 5 })
  expect([...seen].sort()).toEqual(['200 <title>Home</title> first', '200 <title>second</title> second'])
  expect((await server.request('/new-page')).status).toBe(200)
  expect(readBody(await server.request('/static/js/new.d4e5f6.chunk.js'))).toBe('new')
  expect(readBody(await server.request('/subscribe/confirm/none'))).toContain('<!-- second -->')
  expect(readLog().filter((line) => BUILD_CHANGED.test(line))).toHaveLength(1)
})

test('records the consent to the words that the visitor saw, which the running program may not know', async () => {
  const templates = JSON.parse(await readFile(path.join(server.folder, 'server/templates.json'), 'utf8'))
  const consent = async (version: string) => {
    const token = readBody(await server.request('/subscribe/token'))
    now += MIN_FILL_TIME_MS
    const fields = { EMAIL: `${version}@exempel.se`, gdpr: 'Y', wording: version, token, b_website: '' }
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = String(new URLSearchParams(fields))
    const answer = await server.request('/subscribe/newsletter', { method: 'POST', headers, body })
    expect(readBody(answer), 'nobody has agreed to the words that are shown now').not.toMatch(/ checked\b/)
    return answer.status
  }
  expect(await consent('00000002')).toBe(428) // the form has an outdated consent text, so it is shown again
  templates.en.wordings.newsletter = { version: '00000002', text: 'Words 00000002' }
  await createNextBuild('second', { 'server/templates.json': JSON.stringify(templates) })
  await installNextBuild('server')
  await installNextBuild('site')
  await vi.waitFor(() => expect(readLog().join()).toContain('Build second is served'), { timeout: 5_000 })
  expect(await consent('00000001')).toBe(428)
  expect(await consent('00000002')).toBe(200)
  const db = openDatabaseInUse(path.join(server.folder, 'sign-ups.db'))
  const kept = db.prepare('SELECT version, wording FROM consent').all()
  db.close()
  expect(kept.map(({ version, wording }) => `${version} ${wording}`)).toEqual(['00000002 Words 00000002'])
})

test('a build that is not whole is not served, and a start over it says so until it is', async () => {
  await createNextBuild('second', {})
  await writeFile(path.join(server.folder, 'next/site/robots.txt'), 'half a copy')
  const record = JSON.parse(await readFile(path.join(server.folder, 'next/server/build.json'), 'utf8'))
  record.files['robots.txt'] = hashContent(Buffer.from('all of it'))
  await writeFile(path.join(server.folder, 'next/server/build.json'), JSON.stringify(record))
  await installNextBuild('server')
  await installNextBuild('site')
  const { folder } = server
  const restarted = await startTestServer({ DIST_FOLDER: folder }, { now: () => now })
  expect(readLog().join()).toContain('THE BUILD IS NOT WHOLE: robots.txt')
  expect(JSON.parse(readBody(await restarted.request('/health')))).toMatchObject({ pages: 'down', database: 'ok' })
  expect(readBody(await server.request('/'))).toBe('<title>Home</title>')
  await writeFile(path.join(folder, 'site/robots.txt'), 'all of it')
  const pages = async () => {
    now += 1000
    return JSON.parse(readBody(await restarted.request('/health'))).pages
  }
  await vi.waitFor(async () => expect(await pages()).toBe('ok'), { timeout: 5_000 })
  await restarted.close()
})

test('serves the build that it has while the files of the next do not belong together, and while there are none', async () => {
  await createNextBuild('second', { 'site/faq.html': '<title>Second questions</title>' })
  const late = path.join(server.folder, 'next/site/faq.html')
  await writeFile(late, 'half')
  await rm(path.join(server.folder, 'site'), { recursive: true })
  expect(readBody(await server.request('/faq'))).toBe('<title>Questions</title>')
  expect(readBody(await server.request('/static/js/FaqPage.a1b2c3.chunk.js'))).toBe('export {}')
  await rm(path.join(server.folder, 'server'), { recursive: true })
  for (const part of ['site', 'server']) {
    await rename(path.join(server.folder, 'next', part), path.join(server.folder, part))
  }
  await new Promise((resolve) => setTimeout(resolve, 1_200)) // two poll intervals
  expect(readBody(await server.request('/'))).toBe('<title>Home</title>')
  await writeFile(path.join(server.folder, 'site/faq.html'), '<title>Second questions</title>')
  await vi.waitFor(async () => expect(readBody(await server.request('/'))).toBe('<title>second</title>'), {
    timeout: 5_000,
  })
})

test.each([
  { name: 'a program of the server that is new', about: { program: 'other' }, sentence: 'restart it' },
  { name: 'the same program', about: {}, sentence: null },
])('says whether a restart is needed: $name', async ({ about, sentence }) => {
  await createNextBuild('second', {}, about)
  await installNextBuild('server')
  await installNextBuild('site')
  await vi.waitFor(() => expect(readLog().find((line) => BUILD_CHANGED.test(line))).toBeDefined(), { timeout: 5_000 })
  const line = readLog().find((candidate) => BUILD_CHANGED.test(candidate))
  if (sentence) expect(line).toContain(sentence)
  else expect(line).not.toContain('restart')
})

test('does not serve pages that were built with other settings', async () => {
  await createNextBuild('second', {
    'server/build-settings.json': JSON.stringify({ videoEmbed: 'https://video.example' }),
  })
  await installNextBuild('server')
  await installNextBuild('site')
  await vi.waitFor(() => expect(readLog().join('\n')).toContain('made with another VIDEO_EMBED'), { timeout: 5_000 })
  expect(readBody(await server.request('/'))).toBe('<title>Home</title>')
})

test('does not put a preview in the place of the public site, and says so where it starts with one', async () => {
  await server.close()
  server = await startTestServer({ PUBLIC_ADDRESS: 'https://www.example.com' })
  await createNextBuild('preview', { 'server/build-settings.json': JSON.stringify({ publicAddress: '' }) })
  await installNextBuild('server')
  await installNextBuild('site')
  await vi.waitFor(() => expect(readLog().join('\n')).toMatch(/Build preview is not served.*PUBLIC_ADDRESS/), {
    timeout: 5_000,
  })
  expect(readBody(await server.request('/'))).toBe('<title>Home</title>')
  const settings = { DIST_FOLDER: server.folder, PUBLIC_ADDRESS: 'https://www.example.com' }
  const restarted = await startTestServer(settings)
  expect(readLog().join('\n')).toContain('THE SITE IS A PREVIEW: build preview was made without PUBLIC_ADDRESS')
  expect(readBody(await restarted.request('/'))).toBe('<title>preview</title>')
  await restarted.close()
})

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import packages from '../../package.json' with { type: 'json' }
import { startServer } from '../server.ts'
import { findFreePort } from '../support/free-port.ts'

const startScript = path.resolve(import.meta.dirname, '../../scripts/start.ts')
const mainScript = path.resolve(import.meta.dirname, '../../dist/server/main.js')

/** Starts the server with settings under which it must fail; returns its exit code and output. */
async function failToStart(env: Record<string, string>) {
  const child = spawn(process.execPath, [mainScript], {
    env: { ...process.env, NODE_OPTIONS: '', HOST: '127.0.0.1', ...env },
    timeout: 10_000, // a server that starts nevertheless
  })
  let output = ''
  child.stdout.on('data', (data: Buffer) => {
    output += data.toString()
  })
  child.stderr.on('data', (data: Buffer) => {
    output += data.toString()
  })
  const [code] = await once(child, 'exit')
  return { code, output }
}

test('a port in use ends the process with a message', async () => {
  const { address, stop } = await startServer()
  const { port } = new URL(address)
  const { code, output } = await failToStart({ PORT: port })
  expect(code).toBe(1)
  expect(output).toMatch(new RegExp(`address already in use .*${port}`))
  expect(output).not.toContain('    at ')
  await stop()
})

// server/settings.test.ts tests each setting; this test, that an invalid one ends the process with its message.
test.each([
  ['PORT', 'http'],
  ['SITE_FOLDER', '/nowhere'],
  ['HOST', ' '],
  ['HOST', 'a'.repeat(300)],
])('an invalid %s (%s) ends the process with a message', async (name, value) => {
  const { code, output } = await failToStart({ [name]: value })
  expect(code).toBe(1)
  expect(output).toContain(`${name} is “${value}”.`)
  expect(output).not.toContain('    at ')
})

test('npm start serves an up-to-date build without building again', async () => {
  const port = await findFreePort()
  const data = mkdtempSync(path.join(tmpdir(), 'start-'))
  const isolatedSettings = {
    SIGN_UP_DATABASE: path.join(data, 'sign-ups.db'),
    MAIL_OUTBOX: path.join(data, 'outbox'),
    SMTP_URL: '',
  }
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', startScript], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_ADDRESS: '',
      ...isolatedSettings,
    },
  })
  const ended = once(child, 'exit')
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      output += data.toString()
    })
  onTestFinished(() => void child.kill())
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}/sv`).then(
          ({ status }) => status,
          () => child.exitCode,
        ),
      { timeout: 30_000, interval: 200 },
    )
    .toBe(200)
  expect(output).not.toContain('Built in')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  rmSync(data, { recursive: true })
}, 40_000)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`${signal} finishes the request in flight, accepts no other, and exits with 0`, async () => {
    const { address, process: server } = await startServer()
    const { port } = new URL(address)
    const ended = once(server, 'exit')
    const form = 'a='.padEnd(40, 'b')
    const socket = connect(Number(port), '127.0.0.1')
    let answer = ''
    socket.on('data', (data: Buffer) => {
      answer += data.toString()
    })
    socket.write(
      'POST /no-such-page HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-www-form-urlencoded\r\n' +
        `Content-Length: ${form.length}\r\n\r\n${form.slice(0, 10)}`,
    )
    // the server has received the first part of the POST before this request
    await expect.poll(() => fetch(address).then((response) => response.status)).toBe(200)
    server.kill(signal)
    await expect
      .poll(() =>
        fetch(address).then(
          () => 'answers',
          () => 'closed',
        ),
      )
      .toBe('closed')
    expect(server.exitCode).toBeNull()
    socket.write(form.slice(10))
    const [code] = await ended
    expect(code).toBe(0)
    expect(answer).toMatch(/^HTTP\/1\.1 404/)
    expect(answer).toContain('</html>')
  })
}

test('without a terminal, the log is lines of JSON', async () => {
  const { output, stop } = await startServer({ FORCE_COLOR: '', NO_COLOR: '' })
  await expect.poll(output, { timeout: 20_000 }).toMatch(/Sign-ups: (?:saved|there was no database)/)
  for (const line of output().trim().split('\n')) {
    expect(JSON.parse(line)).toEqual({
      time: expect.any(String),
      level: expect.any(String),
      message: expect.any(String),
    })
  }
  await stop()
})

test('the sign-up commands run with production dependencies only', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'production-'))
  cpSync(path.dirname(mainScript), path.join(folder, 'dist/server'), { recursive: true })
  for (const name of Object.keys(packages.dependencies)) {
    mkdirSync(path.dirname(path.join(folder, 'node_modules', name)), { recursive: true })
    symlinkSync(path.resolve(import.meta.dirname, '../../node_modules', name), path.join(folder, 'node_modules', name))
  }
  const SIGN_UP_DATABASE = path.join(folder, 'sign-ups.db')
  const { stop, output } = await startServer({ SIGN_UP_DATABASE })
  await expect.poll(output).toContain('sign-ups.db')
  await stop()
  const run = (...words: string[]) => {
    const settings = { SIGN_UP_DATABASE, MAIL_OUTBOX: 'outbox', PUBLIC_ADDRESS: 'https://www.exempel.se' }
    const env = { ...process.env, NODE_OPTIONS: '', NO_COLOR: '', FORCE_COLOR: '', SMTP_URL: '', ...settings }
    return spawnSync(process.execPath, ['dist/server/signups.js', ...words], { cwd: folder, env, encoding: 'utf8' })
  }
  expect(run('list')).toMatchObject({ status: 0, stderr: '' })
  rmSync(folder, { recursive: true, force: true })
})

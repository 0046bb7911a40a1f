import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

export type RunningServer = { address: string; process: ChildProcess; output: () => string; stop: () => Promise<void> }

/**
 * Starts the built server as a child process on a free port of the loopback interface, with a temporary folder for sign-ups
 * and mails. Resolves when the server has printed its address.
 */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const data = mkdtempSync(path.join(tmpdir(), 'site-'))
  const isolatedSettings = {
    SIGN_UP_DATABASE: path.join(data, 'sign-ups.db'),
    MAIL_OUTBOX: path.join(data, 'outbox'),
    SMTP_URL: '',
  }
  const dist = path.resolve(root, env.DIST_FOLDER ?? 'dist')
  const child = spawn(process.execPath, [path.join(dist, 'server', 'main.js')], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', PORT: '0', HOST: '127.0.0.1', ...isolatedSettings, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve())).then(() =>
    rmSync(data, { recursive: true, force: true }),
  )
  const { output, address } = readOutput(child)
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { address: await address, process: child, output, stop }
}

/** Collects what a child process prints; `address` resolves to the first address in it. */
export function readOutput(child: ChildProcess): { output: () => string; address: Promise<string> } {
  let output = ''
  const address = new Promise<string>((resolve, reject) => {
    const read = (data: Buffer) => {
      output += data
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0]
      if (found) resolve(found)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`${child.spawnargs.join(' ')} ended with ${code}: ${output}`)))
  })
  return { output: () => output, address }
}

import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

export type RunningServer = { address: string; process: ChildProcess; output: () => string; stop: () => Promise<void> }

/** Starts the built server as its own process on a free port of loopback; resolves when it says its address. */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const child = spawn(process.execPath, [path.join(root, 'dist', 'server', 'main.js')], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    const read = (data: Buffer) => {
      output += data.toString()
      const match = /http:\/\/127\.0\.0\.1:\d+/.exec(output)
      if (match) resolve(match[0])
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { address, process: child, output: () => output, stop }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { root } from './folders.ts'

/**
 * Calls an exported function in a process of its own, so that the memory it needs is free again when it ends.
 * @typeParam Module the type of its file, `typeof import('./its-file.ts')`: a name that it does not export is an error.
 * @param module the absolute path of its file.
 * @param input what the function is called with; it goes there as JSON.
 * @throws Error with the function's own message, or with the signal that has ended the process.
 */
export async function runInProcess<Module>(
  module: string,
  name: keyof Module & string,
  input?: unknown,
): Promise<void> {
  const script = path.join(import.meta.dirname, 'call-exported.ts')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, module, name], {
    cwd: root,
    stdio: ['pipe', 'inherit', 'pipe'],
  })
  child.stdin.on('error', () => {}) // it has ended before it read: its code says so
  child.stdin.end(JSON.stringify(input ?? null))
  const [words, [code, signal]] = await Promise.all([text(child.stderr), once(child, 'close')])
  if (signal) throw new ProcessKilled(String(signal))
  if (code !== 0) throw new Error(words.trim())
}

/** A process was ended from outside. */
export class ProcessKilled extends Error {
  readonly signal: string
  constructor(signal: string) {
    super(`A process of the build was ended by ${signal}.`)
    this.name = 'ProcessKilled'
    this.signal = signal
  }
}

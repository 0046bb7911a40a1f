import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { projectRoot } from '../files/folders.ts'

/**
 * Calls an exported function in a child process, which frees its memory when it ends.
 * @typeParam Module the type of the module, `typeof import('./its-file.ts')`, so that tsc checks the function's name.
 * @param module the absolute path of the module.
 * @param input the function's argument, passed as JSON.
 * @throws Error with the function's own message, or with the signal that killed the process.
 */
export async function runInChildProcess<Module>(
  module: string,
  name: keyof Module & string,
  input?: unknown,
): Promise<void> {
  const script = path.join(import.meta.dirname, 'call-exported.ts')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, module, name], {
    cwd: projectRoot,
    stdio: ['pipe', 'inherit', 'pipe'],
  })
  child.stdin.on('error', () => {}) // EPIPE when the child exits before reading; its exit code is reported instead
  child.stdin.end(JSON.stringify(input ?? null))
  const [words, [code, signal]] = await Promise.all([text(child.stderr), once(child, 'close')])
  if (signal) throw new ProcessKilledError(String(signal))
  if (code !== 0) throw new Error(words.trim())
}

/** A child process was killed by a signal. */
export class ProcessKilledError extends Error {
  readonly signal: string
  constructor(signal: string) {
    super(`A process of the build was ended by ${signal}.`)
    this.name = 'ProcessKilledError'
    this.signal = signal
  }
}

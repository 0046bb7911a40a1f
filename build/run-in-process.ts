import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { root } from './places.ts'

/**
 * Runs a script of the build in a process of its own, so that the memory it needs is free again when it ends.
 * @param input what the script reads from its standard input, as JSON.
 * @throws Error with the last words of the script, or with the signal that has ended it.
 */
export async function runInProcess(script: string, input: unknown): Promise<void> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    cwd: root,
    stdio: ['pipe', 'inherit', 'pipe'],
  })
  child.stdin.on('error', () => {}) // it has ended before it read: its code says so
  child.stdin.end(JSON.stringify(input))
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

import { spawnSync } from 'node:child_process'
import { root } from './places.ts'

/** Runs a tool of node_modules at the root, with its words on the terminal; gives its exit code, 1 when a signal ended it. */
export function runTool(name: string, words: readonly string[]): number {
  const { status } = spawnSync(name, words, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  return status ?? 1
}

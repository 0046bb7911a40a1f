import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './folders.ts'

/** The tools of node_modules that commands run, and the packages that have them. */
const packages = { biome: '@biomejs/biome', playwright: '@playwright/test', tsc: 'typescript', vitest: 'vitest' }

export type Tool = keyof typeof packages

/** Runs a tool at the root, with its words on the terminal; gives its exit code, 1 when a signal ended it. */
export function runTool(tool: Tool, words: readonly string[]): number {
  const { status, error } = spawnSync(process.execPath, [toolProgram(tool), ...words], { cwd: root, stdio: 'inherit' })
  if (error) throw error
  return status ?? 1
}

/**
 * The program of a tool, for Node: what npm puts into .bin is a .cmd file on Windows, which only a shell starts, and a
 * shell takes a path with a space or an & apart.
 */
export function toolProgram(tool: Tool): string {
  const folder = path.join(root, 'node_modules', packages[tool])
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return path.join(folder, bin[tool])
}

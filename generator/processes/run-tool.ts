import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../files/folders.ts'

/** The command-line tools of node_modules, each with its package. */
const packages = { biome: '@biomejs/biome', playwright: '@playwright/test', tsc: 'typescript', vitest: 'vitest' }

export type Tool = keyof typeof packages

/** Runs a tool in the project folder with inherited output; returns its exit code, 1 when a signal killed it. */
export function runTool(tool: Tool, words: readonly string[]): number {
  const { status, error } = spawnSync(process.execPath, [toolScriptPath(tool), ...words], {
    cwd: projectRoot,
    stdio: 'inherit',
  })
  if (error) throw error
  return status ?? 1
}

/**
 * The JavaScript file of a tool's command, to be run by Node: on Windows npm's command is a .cmd file, which only a
 * shell can start, and a shell splits a path at a space or an &.
 */
export function toolScriptPath(tool: Tool): string {
  const folder = path.join(projectRoot, 'node_modules', packages[tool])
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return path.join(folder, bin[tool])
}

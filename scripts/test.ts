import { spawnSync } from 'node:child_process'
import { buildAll } from '../build/build-site.ts'
import { generate } from '../build/generate.ts'
import { root } from '../build/places.ts'
import { ensureChromium } from '../tests/install-chromium.ts'

/** All checks in their order; stops at the first that fails. Words after the command go to the browser tests. */
step('format and lint', 'biome', ['ci', '.'])
await generate()
step('types', 'tsc', ['--noEmit'])
step('unit tests', 'vitest', ['run'])
await buildAll()
ensureChromium()
step('browser tests', 'playwright', ['test', ...process.argv.slice(2)])

function step(name: string, command: string, args: readonly string[]): void {
  console.log(`\n— ${name} —`)
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
}
